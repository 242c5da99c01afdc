// What browsers do only for the element under the pointer, done for all elements: by a second selector in each rule.
const WAYS = {
  ':hover': "[data-pseudo='hover'] :where(*)",
  ':focus-visible': "[data-pseudo='focus-visible'] :where(a, button, input, select, textarea, [tabindex])",
  ':focus-within': "[data-pseudo='focus-visible'] :where(*)",
  ':active': "[data-pseudo='active'] :where(*)",
};

/** `a:hover` -> `a:is(:hover, [data-pseudo='hover'] :where(*))`: the rule keeps its specificity. */
const openSelector = (selector: string) =>
  Object.entries(WAYS).reduce(
    (text, [state, way]) => text.replace(new RegExp(`${state}(?![\\w-])`, 'g'), `:is(${state}, ${way})`),
    selector,
  );

function openRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-pseudo')) {
      const opened = openSelector(rule.selectorText);
      // Only on change: setting a selector makes the browser match the whole page again.
      if (opened !== rule.selectorText) rule.selectorText = opened;
    }
    if ('cssRules' in rule) openRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * Makes every part of the page look hovered, focused or pressed while `<html data-pseudo>` is set. Components add their
 * rules on first render, so the rules are checked regularly.
 *
 * @returns stops it
 */
export function pretend(state: string): () => void {
  const root = document.documentElement;
  if (state === 'none') return () => {};
  root.dataset.pseudo = state;
  const open = () => {
    for (const sheet of document.styleSheets) openRules(sheet.cssRules);
  };
  open();
  const timer = setInterval(open, 300);
  return () => {
    clearInterval(timer);
    delete root.dataset.pseudo;
  };
}
