// A field for an IANA time zone, with the names that the browser knows. The service validates it.

interface ZoneProps {
  label: string;
  value: string;
  isDisabled?: boolean;
  set: (zone: string) => void;
}

export function ZoneField({ label, value, isDisabled = false, set }: ZoneProps) {
  return (
    <label class="label">
      {label}
      <input
        class="field"
        list="time-zones"
        required
        disabled={isDisabled}
        value={value}
        onInput={({ currentTarget }) => set(currentTarget.value)}
      />
      <datalist id="time-zones">
        {['UTC', ...Intl.supportedValuesOf('timeZone')].map((zone) => (
          <option key={zone} value={zone} />
        ))}
      </datalist>
    </label>
  );
}
