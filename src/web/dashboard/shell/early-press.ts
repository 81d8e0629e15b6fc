// The buttons of the menus exist before the menus, which are loaded after the shell. A press in between opens the menu once it is
// loaded.

let pressed: string | null = null;

/** Handles a press on a button whose `popovertarget` is `id`. The browser opens a menu that is already loaded. */
export function notePress(id: string): void {
  pressed = document.getElementById(id) === null ? id : null;
}

/** Opens the menu whose button was pressed before it was loaded. */
export function openPressed(): void {
  if (pressed !== null) document.getElementById(pressed)?.showPopover();
  pressed = null;
}
