// Branding: name, logo and colors that visitors see instead of Parley's, and the domains that use them, with the DNS status of each.
import { useState } from 'preact/hooks';
import type { WhiteLabel } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { FailedNote, useSubmit } from '../../parts/dialog.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { AllowedNote } from '../../shell/allowed-note.tsx';
import { useCan } from '../../shell/me.tsx';
import { BrandPreview, accentsOf } from './brand-preview.tsx';
import { Domains } from './domains.tsx';
import { SettingsFrame } from './frame.tsx';
import { Check, Input } from '../../parts/input.tsx';

const AT = '/v1/white-label';
const HEX = '#[0-9a-fA-F]{6}';
const STANDARD = '#0f766e';

export function BrandingPage() {
  const brand = useGet(AT);
  const { data } = brand;
  return (
    <SettingsFrame title="Branding" request={brand.request}>
      <div class="body">
        <AllowedNote scope="admin" />
        <NotYet answer={brand} rows={4} />
        {data && <BrandForm key={data.updated_at} brand={data} />}
        {data && <Domains domains={data.domains} />}
      </div>
    </SettingsFrame>
  );
}

export interface TypedBrand {
  name: string;
  accent: string;
  accentDark: string;
  support: string;
  isVendorHidden: boolean;
  /** A data URL; null: removed; undefined: unchanged. */
  logo: string | null | undefined;
}

function BrandForm({ brand }: { brand: WhiteLabel }) {
  const can = useCan('admin');
  const [typed, setTyped] = useState<TypedBrand>({
    name: brand.name ?? '',
    accent: brand.colors.accent ?? '',
    accentDark: brand.colors.accent_dark ?? '',
    support: brand.support_email ?? '',
    isVendorHidden: brand.hide_vendor_name,
    logo: undefined,
  });
  const set = (part: Partial<TypedBrand>): void => setTyped({ ...typed, ...part });
  const [mutate] = useSend('patch', AT, { refreshes: [AT] });
  const save = async (): Promise<void> => {
    await mutate({ body: bodyOf(typed) });
    toast('The brand is saved. Widgets use it now.');
  };
  const { isRunning, failed, submit } = useSubmit(save, () => undefined);
  return (
    <div class="brand-two">
      <form class="settings-form" onSubmit={submit}>
        <TextField label="Name" value={typed.name} set={(name) => set({ name })} />
        <div class="pair">
          <ColorField label="Accent" value={typed.accent} set={(accent) => set({ accent })} />
          <ColorField label="On dark pages" value={typed.accentDark} set={(accentDark) => set({ accentDark })} />
        </div>
        <ColorNote typed={typed} />
        <LogoField has={typed.logo === undefined ? brand.logo_url !== null : typed.logo !== null} set={set} />
        <TextField
          label="Email address for help"
          type="email"
          value={typed.support}
          set={(support) => set({ support })}
        />
        <Check checked={typed.isVendorHidden} set={(isVendorHidden) => set({ isVendorHidden })}>
          Leave out the name of this software
        </Check>
        <FailedNote text={failed} />
        <div class="row">
          <button type="submit" class="btn primary" disabled={!can || isRunning}>
            Save the brand
          </button>
        </div>
      </form>
      <BrandPreview typed={typed} logoUrl={typed.logo === undefined ? brand.logo_url : typed.logo} />
    </div>
  );
}

function bodyOf({ name, accent, accentDark, support, isVendorHidden, logo }: TypedBrand) {
  return {
    name: name.trim() || null,
    colors: { accent: accent || null, accent_dark: accentDark || null },
    support_email: support.trim() || null,
    hide_vendor_name: isVendorHidden,
    ...(logo === undefined ? {} : { logo }),
  };
}

interface FieldProps {
  label: string;
  value: string;
  set: (value: string) => void;
}

function TextField({ label, value, set, type = 'text' }: FieldProps & { type?: string }) {
  return <Input label={label} type={type} maxLength={200} value={value} set={(text) => set(text)} />;
}

function ColorField({ label, value, set }: FieldProps) {
  return (
    <div class="label">
      <span aria-hidden="true">{label}</span>
      <span class="row">
        <input
          class="field color"
          type="color"
          aria-label={`${label}, choose`}
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : STANDARD}
          onInput={({ currentTarget }) => set(currentTarget.value)}
        />
        <input
          class="field num"
          aria-label={label}
          placeholder="standard"
          pattern={HEX}
          title="A color such as #7c3aed"
          value={value}
          onInput={({ currentTarget }) => set(currentTarget.value.trim())}
        />
      </span>
    </div>
  );
}

/** States that a color without enough contrast for text is replaced by the nearest one that has it. */
function ColorNote({ typed }: { typed: TypedBrand }) {
  const accents = accentsOf(typed);
  if (!accents) return null;
  const changed = [
    accents.light !== typed.accent.toLowerCase() ? `${accents.light} on light pages` : null,
    accents.dark !== (typed.accentDark || typed.accent).toLowerCase() ? `${accents.dark} on dark pages` : null,
  ].filter((each) => each !== null);
  if (changed.length === 0) return <p class="note ok">Text in this color can be read on every page.</p>;
  return (
    <p class="note warn">
      Too little contrast for text. The nearest readable color is used instead: {changed.join(' and ')}.
    </p>
  );
}

const MAX_BYTES = 128 * 1024;

function LogoField({ has, set }: { has: boolean; set: (part: Partial<TypedBrand>) => void }) {
  const [failed, setFailed] = useState<string | null>(null);
  const read = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > MAX_BYTES) return setFailed(`${file.name} is larger than 128 KiB. Choose a smaller one.`);
    setFailed(null);
    const reader = new FileReader();
    reader.onload = () => set({ logo: String(reader.result) });
    reader.onerror = () => setFailed(`${file.name} could not be read. Choose it again.`);
    reader.readAsDataURL(file);
  };
  return (
    <div class="stack logo-field">
      <label class="label">
        Logo: PNG, JPEG or WebP, 16 to 1024 pixels wide and high, at most 128 KiB
        <input
          class="field file"
          type="file"
          accept="image/png,image/jpeg,image/webp"
          onChange={({ currentTarget }) => read(currentTarget.files?.[0])}
        />
      </label>
      {has && (
        <button type="button" class="btn s" onClick={() => set({ logo: null })}>
          Remove the logo
        </button>
      )}
      <FailedNote text={failed} />
    </div>
  );
}
