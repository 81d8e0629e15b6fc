// Parts that the shell loads later, in one chunk of the build.
import { applyBrand } from './apply-brand.ts';
import { Menus } from './menus.tsx';
import { SignInAgain } from './sign-in-again.tsx';
import { SignedInPage } from './signed-in.tsx';

export const PARTS = { applyBrand, Menus, SignInAgain, SignedInPage };
