import { createContext, useContext } from 'react';

/** The registry's entry of the page that is shown, as far as the shell's parts need it. */
export const CurrentRouteContext = createContext<{ path: string; under?: string | undefined } | undefined>(
  undefined,
);
export const useCurrentRoute = () => useContext(CurrentRouteContext);
