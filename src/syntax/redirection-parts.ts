/** What redirections do. */
import type { Redirection } from 'unbash';

const STREAMS: Readonly<Record<number, string>> = { 0: 'its input', 1: 'its output', 2: 'its error messages' };
const streamOf = (number: number): string => STREAMS[number] ?? `its descriptor ${number}`;

export const redirectCode = (node: Redirection, text: string): string =>
  node.type === 'HereDoc'
    ? text.slice(node.pos, node.pos + node.operator.length + (node.delimiter?.text.length ?? 0))
    : text.slice(node.pos, node.end);

export function redirection(node: Redirection): string {
  const number = node.descriptor?.type === 'FileDescriptor' ? node.descriptor.value : null;
  if (node.type === 'HereDoc') {
    const plain = node.delimiter?.quoted === true ? 'exactly as they are' : 'with variables and $(…) in them replaced';
    return `the lines up to ${node.delimiter?.value ?? 'the end'} become ${streamOf(number ?? 0)}, ${plain}`;
  }
  const target = node.target?.text ?? '';
  if (node.type === 'HereString') return `this text becomes ${streamOf(number ?? 0)}`;
  const out = streamOf(number ?? 1);
  const nowhere = target === '/dev/null';
  switch (node.operator) {
    case '>':
    case '>|':
      return nowhere ? `throws ${out} away` : `writes ${out} to this file; what was in it is lost`;
    case '>>':
      return nowhere ? `throws ${out} away` : `adds ${out} to the end of this file`;
    case '<':
      return nowhere ? `${streamOf(number ?? 0)} is empty` : `${streamOf(number ?? 0)} comes from this file`;
    case '<>':
      return 'opens this file for reading and writing';
    case '&>':
      return nowhere
        ? 'throws its output and its error messages away'
        : 'writes its output and its error messages to this file; what was in it is lost';
    case '&>>':
      return 'adds its output and its error messages to the end of this file';
    case '>&':
    case '<&':
      if (target === '-') return `closes ${streamOf(number ?? (node.operator === '<&' ? 0 : 1))}`;
      if (/^\d+$/.test(target)) return `sends ${out} where ${streamOf(Number(target))} goes`;
      return 'writes its output and its error messages to this file; what was in it is lost';
  }
}
