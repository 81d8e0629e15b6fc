// The buttons of the menus are there before the menus, which are loaded after the shell: a press in between opens the menu once it is there.

let pressed: string | null = null;

/** For the press on a button whose `popovertarget` is `id`. A menu that is loaded is opened by the browser. */
export function notePress(id: string): void {
  pressed = document.getElementById(id) === null ? id : null;
}

/** Opens the menu that was pressed before it was loaded. */
export function openPressed(): void {
  if (pressed !== null) document.getElementById(pressed)?.showPopover();
  pressed = null;
}
