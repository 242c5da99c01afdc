/** Setup for tests that open the portal: files share its modules, so a hook at the top of a module would run for one file. */
import { prepareTests } from './kit.tsx';

prepareTests();
