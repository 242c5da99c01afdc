/**
 * The styles of the built portal. Every style of the design system is static: variants are attributes, themes are
 * variables. So the browser has nothing to compute: at build time styled-components writes all rules into one text, and
 * a styled component becomes its element with a class (`styled.tsx`). In development, in Storybook and in tests
 * styled-components runs as usual.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ESTree, type Plugin, runnerImport, Visitor } from 'vite';

/** A file of the design system as one word: the prefix of its classes. */
const partOf = (id: string) =>
  relative(here('..'), id)
    .replace(/\.tsx?$/, '')
    .replace(/\W/g, '-');

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url)).replaceAll('\\', '/');

/** What replaces a styled template: its class, or its class with the rules to record under it. */
type Form = 'class' | 'rules';
const runtimes: Record<Form, string> = { class: here('./styled.tsx'), rules: here('./recorded.ts') };

/** Vite plugin: replaces the styled templates in the folders of the design system. */
export function styledTemplates(form: Form = 'class'): Plugin {
  return {
    name: 'design-system-templates',
    transform: {
      filter: { id: /\/design-system\/(?!theme\/)[^/]+\/.*\.tsx?$/, code: /["']styled-components["']/ },
      handler(code, id) {
        return rewrite(code, this.parse(code), partOf(id), form);
      },
    },
  };
}

/**
 * Vite plugins of the build: move the CSS out of the scripts into a stylesheet beside each, for the components in it.
 * Vite loads both before the script runs; those of a page's first scripts are listed in its HTML
 * (`prerender.plugin.ts`).
 */
export function componentStylesheets(): Plugin[] {
  let styles: Map<string, string>;
  const stylesheets: Plugin = {
    name: 'design-system-stylesheets',
    apply: 'build',
    async buildStart() {
      styles = await componentStyles();
    },
    renderChunk(_, chunk) {
      const source = chunk.moduleIds.map((id) => styles.get(partOf(id)) ?? '').join('');
      if (!source) return;
      const asset = this.emitFile({ type: 'asset', name: `${chunk.name}.css`, source });
      chunk.viteMetadata?.importedCss.add(this.getFileName(asset));
    },
  };
  return [stylesheets, { ...styledTemplates(), apply: 'build' }];
}

async function componentStyles() {
  const { module } = await runnerImport<typeof import('../prerender.tsx')>(here('../prerender.tsx'), {
    plugins: [styledTemplates('rules')],
    logLevel: 'error',
  });
  return module.componentStyles();
}

/**
 * Rewrites `const Root = styled.div\`…\`` into a call of the runtime: `const Root = styled("div", "data-Tabs-Root")`.
 * Only templates assigned to a constant of their own can be named; anything else stops the build.
 */
function rewrite(code: string, program: ESTree.Program, prefix: string, form: Form): string {
  const edits: { start: number; end: number; text: string }[] = [];
  const named = new Set<number>();
  const textOf = ({ start, end }: { start: number; end: number }) => code.slice(start, end);

  new Visitor({
    ImportDeclaration(node) {
      if (node.source.value !== 'styled-components') return;
      const kept = form === 'rules' ? `import { css, keyframes } from 'styled-components';` : '';
      edits.push({ ...node, text: `${kept}import { styled } from ${JSON.stringify(runtimes[form])};` });
    },
    VariableDeclarator({ id, init }) {
      if (init?.type !== 'TaggedTemplateExpression' || id.type !== 'Identifier') return;
      named.add(init.start);
      const base = baseOf(init.tag, textOf);
      const name = JSON.stringify(`${prefix}-${id.name}`);
      const rules = form === 'rules' ? `, css${textOf(init.quasi)}` : '';
      if (base) edits.push({ ...init, text: `/* @__PURE__ */ styled(${base}, ${name}${rules})` });
      // A `css` or `keyframes` constant: only the removed templates used it.
      else if (form === 'class') edits.push({ ...init, text: name });
    },
    TaggedTemplateExpression({ tag, start }) {
      if (baseOf(tag, textOf) && !named.has(start)) throw new Error(`${prefix}: name the styled component.`);
    },
  }).visit(program);

  return edits
    .sort((one, other) => other.start - one.start)
    .reduce((text, { start, end, text: next }) => text.slice(0, start) + next + text.slice(end), code);
}

/** The element of `styled.div`, the component of `styled(Component)`; undefined for `css`, `keyframes` and others. */
function baseOf(tag: ESTree.Expression, textOf: (node: ESTree.Expression) => string): string | undefined {
  if (tag.type === 'MemberExpression' && textOf(tag.object) === 'styled')
    return tag.property.type === 'Identifier' ? JSON.stringify(tag.property.name) : undefined;
  if (tag.type === 'CallExpression' && textOf(tag.callee) === 'styled')
    return tag.arguments.map((argument) => textOf(argument as ESTree.Expression)).join();
  return undefined;
}
