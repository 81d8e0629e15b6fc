// The workspace of this tab. A new tab begins with the workspace chosen last in this browser.
const KEY = 'parley.workspace';

let chosen = sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY);

/** Null: the service chooses, namely the user's first workspace. */
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

/** Keeps this tab in the workspace, whatever another tab chooses. */
export function stayIn(id: string): void {
  chosen = id;
  sessionStorage.setItem(KEY, id);
}

/** Returns the workspace chosen last in any tab. */
export function lastChosen(): string | null {
  return localStorage.getItem(KEY);
}
