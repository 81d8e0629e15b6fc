// The workspace that this tab works in. A new tab begins with the one that was chosen last in this browser.
const KEY = 'parley.workspace';

let chosen = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);

/** Null: the one that the service chooses, the first of the user. */
export function chosenWorkspace(): string | null {
  return chosen;
}

export function chooseWorkspace(id: string | null): void {
  chosen = id;
  for (const storage of [sessionStorage, localStorage]) {
    if (id === null) storage.removeItem(KEY);
    else storage.setItem(KEY, id);
  }
}

/** This tab works in it from now on, whatever another tab chooses. */
export function stayIn(id: string): void {
  chosen = id;
  sessionStorage.setItem(KEY, id);
}

/** The one that was chosen last in any tab. */
export function lastChosen(): string | null {
  return localStorage.getItem(KEY);
}
