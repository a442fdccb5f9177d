/** Converts the JSON Schemas of tools for strict providers, and the model's input back for our parsers. */
import type { ToolSpec } from './port.ts';

type Schema = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The strict form of a schema: every property is required, no other is allowed, and an optional one may be null. */
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

/** Removes null from optional properties: strict schemas have no other way to leave one out. */
export function withoutNulls(input: unknown, tool: ToolSpec | undefined): unknown {
  if (!isObject(input) || tool === undefined) return input;
  const required = Array.isArray(tool.parameters['required']) ? (tool.parameters['required'] as readonly unknown[]) : [];
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => value !== null || required.includes(name)));
}
