// What browsers do for the element under the pointer alone, done for all: by a second way into each rule.
const WAYS = {
  ':hover': "[data-pseudo='hover'] :where(*)",
  ':focus-visible': "[data-pseudo='focus-visible'] :where(a, button, input, select, textarea, [tabindex])",
  ':focus-within': "[data-pseudo='focus-visible'] :where(*)",
  ':active': "[data-pseudo='active'] :where(*)",
};

/** `a:hover` -> `a:is(:hover, [data-pseudo='hover'] :where(*))`: the weight of the rule stays what it was. */
const openSelector = (selector: string) =>
  Object.entries(WAYS).reduce(
    (text, [state, way]) => text.replace(new RegExp(`${state}(?![\\w-])`, 'g'), `:is(${state}, ${way})`),
    selector,
  );

function openRules(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule && !rule.selectorText.includes('data-pseudo')) {
      const opened = openSelector(rule.selectorText);
      // Only where it differs: setting a selector makes the browser match the whole page anew.
      if (opened !== rule.selectorText) rule.selectorText = opened;
    }
    if ('cssRules' in rule) openRules(rule.cssRules as CSSRuleList);
  }
}

/**
 * Lets every part of the page look as if it were hovered, focused or pressed while `<html data-pseudo>` says so.
 * Components bring their rules when they are first drawn, so one looks again now and then.
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
