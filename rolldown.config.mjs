/** How rolldown builds the programs in dist. */
import fs from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'rolldown';
import { parseSync, Visitor } from 'rolldown/utils';
import { builtIndex } from './src/programs/built-index.ts';
import { builtManual } from './src/cli/built-manual.ts';
import { builtPrompts } from './src/prompts/built-prompts.ts';
import { builtWeights } from './src/review/odds/built-weights.ts';

/** CommonJS, because ESM costs 40–70 ms before the first line runs. */
const COMMON = { dir: 'dist', entryFileNames: '[name].cjs', format: 'cjs', minify: false, comments: false, charset: 'ascii' };

/**
 * Writes the licences of the bundled packages beside the bundle. A package counts when one of its modules is in a chunk, so none can
 * be forgotten. Fails when a package has no licence.
 */
const notices = {
  name: 'third-party-notices',
  generateBundle(_options, bundle) {
    const modules = Object.values(bundle).flatMap((chunk) => (chunk.type === 'chunk' ? Object.keys(chunk.modules) : []));
    const folders = modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []);
    const texts = new Set([...new Set(folders)].toSorted().map(noticeOf));
    this.emitFile({ type: 'asset', fileName: 'THIRD-PARTY-NOTICES.txt', source: `${HEAD}${[...texts].join('')}` });
  },
};

const HEAD = 'The programs in this folder contain code of these packages, each under the licence below its name.\n';

function noticeOf(folder) {
  const { name, version, license } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const files = fs.readdirSync(folder).filter((file) => /^(?:licen[cs]e|notice|copying)/i.test(file));
  if (files.length === 0 && license === undefined) throw new Error(`${name} has no licence: it cannot be bundled`);
  const text = files.map((file) => fs.readFileSync(path.join(folder, file), 'utf8').trim()).join('\n\n');
  return `\n${'='.repeat(80)}\n${name} ${version} (${license})\n\n${text || `Licence: ${license}. The package carries no text of it.`}\n`;
}

/**
 * Removes the chunks of earlier builds: what is in the folder is packed. Names of chunks have a hash: a running program must not load a part
 * of another version after an upgrade.
 */
const onlyThisBuild = (prefix) => ({
  name: 'only-this-build',
  writeBundle({ dir }, bundle) {
    for (const file of fs.readdirSync(dir)) if (file.startsWith(prefix) && !Object.hasOwn(bundle, file)) fs.rmSync(path.join(dir, file));
  },
});

/**
 * Writes what `charset` leaves: the text of `String.raw`, as a plain template with escapes. One character that is not ASCII makes V8 hold
 * the whole file as text of twice the size, and reading the parts of an answer so takes 15 ms of CPU time.
 */
const rawInAscii = {
  name: 'raw-in-ascii',
  renderChunk(code, { fileName }) {
    const edits = [];
    new Visitor({
      TaggedTemplateExpression({ tag, quasi }) {
        if (code.slice(tag.start, tag.end) !== 'String.raw') return;
        edits.push({ ...tag, text: '' });
        for (const part of quasi.quasis) edits.push({ ...part, text: inAscii(part.value.raw.replaceAll(/[\\`]|\$(?=\{)/g, '\\$&')) });
      },
    }).visit(parseSync(fileName, code).program);
    // one template may be inside another
    edits.sort((one, other) => one.start - other.start);
    let out = '';
    let at = 0;
    for (const { start, end, text } of edits) {
      out += code.slice(at, start) + text;
      at = end;
    }
    return out + code.slice(at);
  },
};

/**
 * Takes from modules of Node what is used. The bundler makes an object for each of them in each file, with a getter for each of its hundred
 * members: 40 such objects take 3 ms of a one-shot question, and half a millisecond of each first prompt.
 */
const usedOfNode = {
  name: 'used-of-node',
  renderChunk: (code) =>
    code.replaceAll(/^let (\w+) = require\("node:[^"]+"\);\n\1 = (?:\w+\.)?__toESM\(\1, 1\);$/gm, (made, name) => {
      const uses = [...code.replace(made, '').matchAll(new RegExp(`\\b${name}\\b(?:\\.(\\w+))?`, 'g'))].map(([, member]) => member);
      if (uses.includes(undefined)) return made; // it is handed to other files
      const members = [...new Set(uses)].map((member) => `${member}: ${member === 'default' ? name : `${name}.${member}`}`);
      return made.replace(/ = (?:\w+\.)?__toESM\(.*/, ` = { ${members.join(', ')} };`);
    }),
};

const inAscii = (text) => text.replaceAll(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What is used of the packages of the network. The rest of them was half of what they brought into a first question. */
const USED_OF_UNDICI = {
  Agent: 'dispatcher/agent',
  buildConnector: 'core/connect',
  EnvHttpProxyAgent: 'dispatcher/env-http-proxy-agent',
  fetch: 'web/fetch',
  FormData: 'web/fetch/formdata',
  Headers: 'web/fetch/headers',
  Request: 'web/fetch/request',
  Response: 'web/fetch/response',
};
const USED_OF_OPENAI = new Set(['chat', 'responses']);
/** The classes behind `stream()` and `runTools()`, which no wire calls. */
const HELPERS = /\/node_modules\/openai\/lib\/(?:responses\/)?(ChatCompletion(?:Stream|StreamingRunner|Runner)|ResponseStream)\.mjs$/;

/**
 * Leaves out what the packages of the network load and no code of ours uses: undici's mocks, caches and WebSockets, and of OpenAI's client
 * the helpers and all resources but two. What is used and left out fails when a provider is asked: `tests/llm/loaded-parts.test.ts`.
 */
const partsInUse = {
  name: 'parts-in-use',
  load: {
    filter: { id: [/\/node_modules\/undici\/index\.js$/, HELPERS] },
    handler: (id) => {
      const helper = HELPERS.exec(id)?.[1];
      if (helper !== undefined) return `export class ${helper} {}`;
      const parts = Object.entries(USED_OF_UNDICI).map(([name, file]) => {
        const member = file.startsWith('web/') ? `.${name}` : '';
        return `get ${name}() { return require('./lib/${file}')${member}; },`;
      });
      // the agents for proxies open their tunnels with these methods
      const methods = `Object.assign(require('./lib/dispatcher/dispatcher').prototype, require('./lib/api'));`;
      return `${methods} module.exports = { ${parts.join('\n')} };`;
    },
  },
  transform: {
    filter: { id: /\/node_modules\/openai\/client\.mjs$/ },
    handler(code) {
      const resource = /^ *this\.(\w+) = new API\.(\w+)\(this\);$/gm;
      const unused = [...code.matchAll(resource)].filter(([, name]) => !USED_OF_OPENAI.has(name));
      if (unused.length === 0) throw new Error('parts-in-use finds no resources in the client of openai');
      const classes = unused.map(([, , type]) => type).join('|');
      return code
        .replaceAll(resource, (line, name) => (USED_OF_OPENAI.has(name) ? line : ''))
        .replaceAll(new RegExp(`^OpenAI\\.(?:${classes}) = \\w+;$`, 'gm'), '');
    },
  },
};

/**
 * yargs looks for the folder of a program in the path of its own file, which has no `node_modules` in a checkout, and otherwise asks for the
 * current folder, which may have been removed: then the program would end while it loads.
 */
const yargsByItsFile = {
  name: 'yargs-by-its-file',
  transform: {
    filter: { id: /\/node_modules\/yargs\/lib\/platform-shims\/esm\.mjs$/ },
    handler(code) {
      const asked = 'mainFilename || process.cwd()';
      if (!code.includes(asked)) throw new Error(`yargs-by-its-file does not find: ${asked}`);
      return code.replace(asked, 'mainFilename || __dirname');
    },
  },
};

/** The proxy, in two files: what starts the shell, and what is loaded while the shell starts. */
const proxy = {
  input: { proxy: 'src/proxy/main.ts' },
  platform: 'node',
  plugins: [usedOfNode, onlyThisBuild('proxy-')],
  output: { ...COMMON, chunkFileNames: 'proxy-[name]-[hash].cjs' },
};

/** The programs that may talk to a provider. They share the SDKs, which are separate files that are read only when one is needed. */
const askers = {
  input: {
    companion: 'src/companion/main.ts',
    recorder: 'src/companion/catch-up-main.ts',
    yo: 'src/companion/yo-main.ts',
    cli: 'src/cli/main.ts',
  },
  platform: 'node',
  // the packages do not say it of themselves; classes without a use are all that these files have
  treeshake: { moduleSideEffects: [{ test: /\/node_modules\/openai\/resources\//, sideEffects: false }] },
  // the runtime has an undici of its own, which is loaded with the first use of one of these
  transform: { inject: Object.fromEntries(['FormData', 'Headers', 'Request', 'Response'].map((name) => [name, ['undici', name]])) },
  plugins: [partsInUse, yargsByItsFile, builtIndex, builtPrompts, builtWeights, builtManual, rawInAscii, usedOfNode, notices, onlyThisBuild('part-')],
  output: {
    ...COMMON,
    chunkFileNames: 'part-[name]-[hash].cjs',
    // the largest file of ours, in ASCII: V8 loads a file with any other character as one of twice the size
    codeSplitting: { groups: [{ name: 'programs', test: /\/src\/programs\// }] },
  },
};

export default defineConfig([proxy, askers]);
