import { watchStaticForm } from '../lib/signInHandover.ts';
import { signIn } from './signin.tsx';
import { startPage } from './startPage.ts';

// The first script of the sign-in page: its form is already in the page's HTML.
watchStaticForm();
startPage(signIn);
