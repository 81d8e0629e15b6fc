// The choice of a country, named in the browser's language. ISO 3166-1 alpha-2, without territories that have no telephone code.
// Each word is the first letter of codes, followed by their second letters.
const CODES =
  'ACDEFGILMORSTUWXZ BABDEFGHIJLMNOQRSTWYZ CACDFGHIKLMNORUVWXYZ DEJKMOZ ECEGHRST FIJKMOR GABDEFGHILMNPQRTUWY HKNRTU IDELMNOQRST JEMOP KEGHIMNPRWYZ LABCIKRSTUVY MACDEFGHKLMNOPQRSTUVWXYZ NACEFGILOPRUZ OM PAEFGHKLMRSTWY QA REOSUW SABCDEGHIJKLMNORSTVXYZ TACDGHJKLMNORTVWZ UAGSYZ VACEGINU WFS XK YET ZAMW'
    .split(' ')
    .flatMap(([first, ...seconds]) => seconds.map((second) => `${first}${second}`));

function countryName(code: string): string {
  return new Intl.DisplayNames(['en'], { type: 'region' }).of(code) ?? code;
}

let named: (readonly [string, string])[] | null = null;

interface CountryProps {
  label: string;
  value: string;
  /** Label of the empty option; without it a country must be chosen. */
  none?: string;
  choose: (code: string) => void;
}

export function CountryField({ label, value, none, choose }: CountryProps) {
  named ??= CODES.map((code) => [code, countryName(code)] as const).toSorted((a, b) => a[1].localeCompare(b[1], 'en'));
  return (
    <label class="label">
      {label}
      <select class="field" value={value} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {none !== undefined && <option value="">{none}</option>}
        {named.map(([code, name]) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
