/** JSON Schemas of tools as strict providers want them, and what a model filled in as our parsers want it. */
import type { ToolSpec } from './port.ts';

type Schema = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every property required, nothing else allowed; what was optional may be null instead. */
export function strictSchema(schema: Schema): Schema {
  const { properties, items } = schema;
  if (isObject(items)) return { ...schema, items: strictSchema(items) };
  if (!isObject(properties)) return schema;
  const required = Array.isArray(schema['required']) ? (schema['required'] as readonly unknown[]) : [];
  const strict = Object.fromEntries(
    Object.entries(properties).map(([name, value]) => {
      const inner = isObject(value) ? strictSchema(value) : {};
      return [name, required.includes(name) ? inner : nullable(inner)];
    }),
  );
  return { ...schema, properties: strict, required: Object.keys(properties), additionalProperties: false };
}

function nullable(schema: Schema): Schema {
  const { type } = schema;
  const types = Array.isArray(type) ? type : [type];
  const values = Array.isArray(schema['enum']) ? { enum: [...(schema['enum'] as unknown[]), null] } : {};
  return { ...schema, ...values, type: types.includes('null') ? types : [...types, 'null'] };
}

/** A null in an optional property was only said because strict schemas know no absence. */
export function withoutNulls(input: unknown, tool: ToolSpec | undefined): unknown {
  if (!isObject(input) || tool === undefined) return input;
  const required = Array.isArray(tool.parameters['required']) ? (tool.parameters['required'] as readonly unknown[]) : [];
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== null || required.includes(name)));
}
