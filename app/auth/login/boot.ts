import { beginPage } from '../../begin.ts';
import { watchStaticForm } from '../../lib/handover.ts';
import { signIn } from '../../signin.tsx';

// The first script of the sign-in page: its form already stands in the page's HTML.
watchStaticForm();
beginPage(signIn);
