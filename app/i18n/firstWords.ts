/** A dictionary, or a part of one. */
export interface WordTree {
  [name: string]: string | WordTree;
}

/** A key, or the fixed beginning of one (`error.` of `error.${code}`), as it stands in a built script. */
const KEY = /["'`]([\w-]+(?:\.[\w-]+)*\.?)(?=["'`]|\$\{)/g;

/**
 * Of a dictionary, what these scripts can say: each word and each group of words whose key they hold. A page's HTML
 * brings these along; the others come with the code that says them (`loadRest` of i18n). Words outside of any group are
 * messages of the whole portal and always taken; a namespace by its name alone never is, for that is an ordinary word.
 */
export function firstWords(all: WordTree, scripts: readonly string[]): WordTree {
  const said = new Set(scripts.flatMap((script) => [...script.matchAll(KEY)].map(([, key]) => key)));
  const take = (tree: WordTree, above: string): WordTree => {
    const taken: WordTree = {};
    for (const [name, words] of Object.entries(tree)) {
      const key = above + name;
      if (said.has(`${key}.`) || (above ? said.has(key) : typeof words === 'string')) taken[name] = words;
      else if (typeof words !== 'string') {
        const part = take(words, `${key}.`);
        if (Object.keys(part).length > 0) taken[name] = part;
      }
    }
    return taken;
  };
  return take(all, '');
}
