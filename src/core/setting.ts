// One setting of the deployment: its environment variable, its parser, its default and its documentation. `defineSetting` is the
// only place where a default is written. A default is text, as an operator would write it, and passes through the same parser as
// a value from the environment.
// Invariant: an invalid value throws SettingError, one line with the name, the reason and an example.
// Deliberately omitted: reading process.env (config.ts).

/** The circumstances on which a default may depend. */
interface Mode {
  /** Embedded database and loopback host, as on a developer's machine. */
  development: boolean;
  /** The database is embedded. If it is not, other processes may use the same database. */
  embedded: boolean;
}

export interface Environment extends Mode {
  /** The trimmed text of a variable; null when it is unset or empty. */
  text(name: string): string | null;
}

/** Returns the value of a text, or calls `refuse` with the reason, e.g. `is "80a", not a whole number from 0 to 65535`. */
export type Parse<T> = (text: string, refuse: (reason: string) => never) => T;

/** A default that depends on the mode. `about` is its text in the documentation. */
interface ModeDefault<D extends string | null> {
  about: string;
  of(mode: Mode): D;
}

export interface Setting<T> {
  name: string;
  /** The default as the documentation shows it. */
  fallback: string;
  about: string;
  example: string;
  /** @throws SettingError */
  read(environment: Environment): T;
  /** Rejects the value for a reason that only its reader knows. @throws SettingError */
  refuse(reason: string): never;
}

export class SettingError extends Error {
  constructor({ name, example }: Pick<Setting<unknown>, 'name' | 'example'>, reason: string) {
    super(`${name} ${reason}. Example: ${name}=${example}`);
    this.name = 'SettingError';
  }
}

interface Definition<T, D> {
  name: string;
  parse: Parse<T>;
  /** Text, or null where the setting has no value by default. */
  default: D | ModeDefault<D & (string | null)>;
  about: string;
  example: string;
}

export function defineSetting<T>(definition: Definition<T, string>): Setting<T>;
export function defineSetting<T>(definition: Definition<T, string | null>): Setting<T | null>;
export function defineSetting<T>(definition: Definition<T, string | null>): Setting<T | null> {
  const { name, parse, about, example, default: fallback } = definition;
  const dependsOnMode = typeof fallback === 'object' && fallback !== null;
  const setting: Setting<T | null> = {
    name,
    fallback: dependsOnMode ? fallback.about : (fallback ?? 'unset'),
    about,
    example,
    read(environment) {
      const text = environment.text(name) ?? (dependsOnMode ? fallback.of(environment) : fallback);
      return text === null ? null : parse(text, setting.refuse);
    },
    refuse(reason) {
      throw new SettingError(setting, reason);
    },
  };
  return setting;
}

/** One default in development, another one elsewhere. */
export function byDevelopment(inDevelopment: string, elsewhere: string): ModeDefault<string> {
  return {
    about: `${inDevelopment} in development, else ${elsewhere}`,
    of: ({ development }) => (development ? inDevelopment : elsewhere),
  };
}

/** An empty list by default. */
export const EMPTY: ModeDefault<string> = { about: 'unset', of: () => '' };

/** No value by default; `about` states what is used instead. */
export function derivedDefault(about: string): ModeDefault<null> {
  return { about, of: () => null };
}

export type SettingGroup = Readonly<Record<string, Setting<unknown>>>;
/** The values of a group, under its setting names. */
export type ValuesOf<G extends SettingGroup> = { -readonly [K in keyof G]: G[K] extends Setting<infer T> ? T : never };

/** Reads every setting of a group. @throws SettingError */
export function readGroup<G extends SettingGroup>(group: G, environment: Environment): ValuesOf<G> {
  const values = Object.entries(group).map(([key, setting]) => [key, setting.read(environment)]);
  return Object.fromEntries(values) as ValuesOf<G>;
}

/** Returns the value of a setting that another one requires. @param requiredBy as an operator writes it @throws SettingError */
export function requireSetting<T>(
  setting: Setting<T | null>,
  environment: Environment,
  requiredBy: string,
): NonNullable<T> {
  return setting.read(environment) ?? setting.refuse(`must be set together with ${requiredBy}`);
}

/** The values of an enabled group; those under `Needed` have a value. */
export type Enabled<G extends SettingGroup, Needed extends keyof G> = {
  [K in keyof G]: K extends Needed ? NonNullable<ValuesOf<G>[K]> : ValuesOf<G>[K];
};

/** Reads an enabled group in which these settings must be set. @param requiredBy as an operator writes it @throws SettingError */
export function readRequired<G extends SettingGroup, Needed extends keyof G>(
  group: G,
  environment: Environment,
  required: readonly Needed[],
  requiredBy: string,
): Enabled<G, Needed> {
  const values = readGroup(group, environment);
  for (const key of required) requireSetting(group[key] as Setting<unknown>, environment, requiredBy);
  return values as Enabled<G, Needed>;
}

/** Reads a group that one of its settings enables. Returns null if that setting has no value. @throws SettingError */
export function readEnabled<G extends SettingGroup, Needed extends keyof G>(
  group: G,
  environment: Environment,
  { enabledBy, required = [] }: { enabledBy: Needed; required?: readonly Needed[] },
): Enabled<G, Needed> | null {
  if (readGroup(group, environment)[enabledBy] === null) return null;
  return readRequired(group, environment, required, group[enabledBy]!.name);
}
