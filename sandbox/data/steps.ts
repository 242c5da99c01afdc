/**
 * What becomes of something, as dated steps on absolute time. Its state at any moment is the last step that is not after that
 * moment, so rows mature by themselves while the clock moves and the timeline is the same list.
 */
export interface Step {
  at: number;
  status: string;
}

/** The last step that is not after the moment. */
export function stepAt(steps: readonly Step[], moment: number): Step | undefined {
  let last: Step | undefined;
  for (const step of steps) if (step.at <= moment) last = step;
  return last;
}

/** What happened so far, oldest first. */
export const timelineOf = (steps: readonly Step[], now: number): Step[] =>
  steps.filter((step) => step.at <= now);
