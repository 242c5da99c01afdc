import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { parseSync, runnerImport, build as viteBuild } from 'vite';
import { at, tools } from './project.mjs';
import { run } from './run.mjs';

const packageFile = () => JSON.parse(readFileSync(at('package.json'), 'utf8'));
const write = (path, value) =>
  writeFileSync(path, typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`);
const load = async (path) => (await runnerImport(at(path), { configFile: false, root: at('.') })).module;

/** Builds the design system as a package into a folder. */
export async function buildDesignSystem(folder) {
  const libraries = await buildModules(folder);
  await buildTypes(folder);
  await buildStyles(folder);
  const { designTokens, tokenResolver } = await load('design-system/theme/designTokens.ts');
  write(join(folder, 'tokens.json'), designTokens());
  write(join(folder, 'tokens.resolver.json'), tokenResolver());
  write(join(folder, 'api.txt'), publicApi(folder));
  write(join(folder, 'package.json'), manifest(libraries));
}

/** One module of the package for each source module. Returns the imported libraries. */
async function buildModules(folder) {
  const [{ output }] = await viteBuild({
    configFile: false,
    root: at('design-system'),
    publicDir: false,
    logLevel: 'error',
    plugins: [react(), namedStyled],
    build: {
      outDir: folder,
      emptyOutDir: true,
      minify: false,
      target: 'es2022',
      lib: { entry: at('design-system/index.ts'), formats: ['es'] },
      rolldownOptions: {
        external: /^(?:[a-z]|@[a-z])/,
        output: {
          preserveModules: true,
          preserveModulesRoot: at('design-system'),
          entryFileNames: '[name].js',
        },
      },
    },
  });
  return new Set(
    output
      .flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []))
      .filter((path) => !path.endsWith('.js'))
      .map((path) => path.match(/^(@[^/]+\/)?[^/]+/)?.[0]),
  );
}

/**
 * Node loads styled-components as CommonJS, whose default import is the whole module: import it by name for servers.
 */
const namedStyled = {
  name: 'named-styled',
  renderChunk: (code) =>
    code.replace(/import styled(?:, \{([^}]*)\})? from "styled-components"/g, (_, names) =>
      [
        'import {',
        ['styled', ...(names ? [names.trim()] : [])].join(', '),
        '} from "styled-components"',
      ].join(' '),
    ),
};

/** The document's stylesheet with the themes, and its fonts. */
async function buildStyles(folder) {
  const { designSystemStyles } = await load('design-system/theme/plugin.ts');
  const css = readFileSync(at('design-system/theme/global.css'), 'utf8');
  const [, range] = readFileSync(at('design-system/theme/loadFonts.ts'), 'utf8').match(/'(U\+[^']+)'/) ?? [];
  const face = (file, more = '') =>
    `@font-face { font-family: 'Inter Variable'; font-weight: 400 700; font-display: swap; src: url('./fonts/${file}.woff2') format('woff2');${more} }\n`;
  write(
    join(folder, 'styles.css'),
    face('inter-latin') +
      face('inter-vietnamese', ` unicode-range: ${range};`) +
      designSystemStyles().transform.handler(css),
  );
  cpSync(at('design-system/theme/fonts'), join(folder, 'fonts'), { recursive: true });
}

/** The types, with imports rewritten to the neighbouring modules. */
async function buildTypes(folder) {
  const { code, output } = await run([
    tools.tsc,
    ...['-p', 'design-system/tsconfig.package.json', '--outDir', folder],
  ]);
  if (code !== 0) throw new Error(output);
  for (const path of readdirSync(folder, { recursive: true }).map((name) => join(folder, name))) {
    if (!path.endsWith('.d.ts')) continue;
    const text = readFileSync(path, 'utf8');
    write(path, text.replace(/((?:from |import\()['"]\.[^'"]*)\.tsx?(?=['"])/g, '$1.js'));
  }
}

function manifest(libraries) {
  const { version, license, dependencies } = packageFile();
  const pick = (names) => Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  const peers = ['react', 'react-dom', 'styled-components'];
  return {
    name: '@merchant-portal/design-system',
    version,
    license,
    type: 'module',
    sideEffects: ['*.css'],
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './styles.css': './styles.css',
      './tokens.json': './tokens.json',
      './tokens.resolver.json': './tokens.resolver.json',
    },
    peerDependencies: Object.fromEntries(peers.map((name) => [name, `^${dependencies[name]}`])),
    dependencies: pick([...libraries].filter((name) => dependencies[name] && !peers.includes(name)).sort()),
  };
}

/** Every export of the package, with its props or its type, one block each, sorted by name. */
function publicApi(folder) {
  const declarations = new Map();
  const fileOf = (path) => {
    if (!declarations.has(path)) declarations.set(path, declared(readFileSync(path, 'utf8')));
    return declarations.get(path);
  };
  const index = join(folder, 'index.d.ts');
  const { module } = parseSync(index, readFileSync(index, 'utf8'));
  const blocks = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, importName, exportName }) => {
      const path = join(folder, moduleRequest.value.replace(/\.js$/, '.d.ts'));
      const found = existsSync(path) ? fileOf(path) : new Map();
      // Icons are exported as a group: their names are enough.
      if (exportName.kind === 'None')
        return [...found].filter(([, { exported }]) => exported).map(([name]) => [name, name]);
      return [[exportName.name, describeExport(importName.name, found)]];
    }),
  );
  return `${blocks
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
    .join('\n')}\n`;
}

/** The declarations of a type file, by name, without comments. */
function declared(text) {
  const { program, comments } = parseSync('a.d.ts', text);
  const clean = ({ start, end }) => {
    let result = '';
    let from = start;
    for (const comment of comments.filter((one) => one.start >= start && one.end <= end)) {
      result += text.slice(from, comment.start);
      from = comment.end;
    }
    return (result + text.slice(from, end)).replace(/\s+/g, ' ').trim();
  };
  return new Map(
    program.body.flatMap((node) => {
      const exported = node.type === 'ExportNamedDeclaration';
      const own = exported ? node.declaration : node;
      const names = own?.declarations?.map(({ id }) => id) ?? [own?.id];
      return names.flatMap((id) => (id?.name ? [[id.name, { node: own, exported, clean }]] : []));
    }),
  );
}

/** A component as its props, one per line; anything else as its declaration. */
function describeExport(name, found) {
  const entry = found.get(name);
  if (!entry) return name;
  const { node, clean } = entry;
  const [first] = node.params ?? [];
  const props = first?.typeAnnotation?.typeAnnotation;
  const isComponent = /^[A-Z]/.test(name) && node.params;
  if (!isComponent) return clean(node).replace(/^(export )?declare /, '');
  if (!props) return `<${name}>`;
  const type = found.get(props.typeName?.name);
  const body = type?.node.body?.body ?? type?.node.typeAnnotation?.members ?? props.members;
  const heritage = (type?.node.extends ?? []).map((one) => clean(one)).join(', ');
  const lines = body?.map((member) => `  ${clean(member).replace(/;$/, '')}`) ?? [
    `  ${type ? clean(type.node) : clean(props)}`,
  ];
  return [`<${name}>${heritage ? ` as ${heritage}` : ''}`, ...lines].join('\n');
}
