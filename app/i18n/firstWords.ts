/** A dictionary, or a part of one. */
export interface WordTree {
  [name: string]: string | WordTree;
}

/** A key, or the fixed prefix of one (`error.` of `error.${code}`), as it appears in a built script. */
const KEY = /["'`]([\w-]+(?:\.[\w-]+)*\.?)(?=["'`]|\$\{)/g;

/**
 * The part of a dictionary that these scripts can use: each text and each group of texts whose key they contain. A
 * page's HTML embeds these; the others load with the code that uses them (`loadRest` of i18n). Top-level texts are
 * messages of the whole portal and always included; the name of a namespace alone does not count, since it is an
 * ordinary word.
 */
export function firstWords(all: WordTree, scripts: readonly string[]): WordTree {
  const usedKeys = new Set(scripts.flatMap((script) => [...script.matchAll(KEY)].map(([, key]) => key)));
  const take = (tree: WordTree, above: string): WordTree => {
    const taken: WordTree = {};
    for (const [name, words] of Object.entries(tree)) {
      const key = above + name;
      if (usedKeys.has(`${key}.`) || (above ? usedKeys.has(key) : typeof words === 'string'))
        taken[name] = words;
      else if (typeof words !== 'string') {
        const part = take(words, `${key}.`);
        if (Object.keys(part).length > 0) taken[name] = part;
      }
    }
    return taken;
  };
  return take(all, '');
}
