import { createContext, useContext } from 'react';

/** The registry's entry of the current page, as far as parts of the shell need it. */
export const CurrentRouteContext = createContext<{ path: string; under?: string | undefined } | undefined>(
  undefined,
);
export const useCurrentRoute = () => useContext(CurrentRouteContext);
