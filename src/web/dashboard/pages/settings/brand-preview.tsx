// Preview of a branded page, light and dark, with the colors that the service derives from the chosen ones.
import { useEffect, useRef } from 'preact/hooks';
import { accentPair, type AccentPair } from '../../../../core/color.ts';
import type { TypedBrand } from './branding.tsx';

const COLOR = /^#[0-9a-f]{6}$/i;

/** Returns null if the default color is used. */
export function accentsOf({ accent, accentDark }: TypedBrand): AccentPair | null {
  if (!COLOR.test(accent)) return null;
  return accentPair(accent, COLOR.test(accentDark) ? accentDark : undefined);
}

export function BrandPreview({ typed, logoUrl }: { typed: TypedBrand; logoUrl: string | null }) {
  return (
    <section class="brand-preview" aria-label="Preview">
      {(['light', 'dark'] as const).map((scheme) => (
        <Sample key={scheme} scheme={scheme} typed={typed} logoUrl={logoUrl} />
      ))}
    </section>
  );
}

interface SampleProps {
  scheme: 'light' | 'dark';
  typed: TypedBrand;
  logoUrl: string | null;
}

function Sample({ scheme, typed, logoUrl }: SampleProps) {
  const box = useRef<HTMLDivElement>(null);
  const accents = accentsOf(typed);
  const [accent, on] = scheme === 'light' ? [accents?.light, accents?.onLight] : [accents?.dark, accents?.onDark];
  useEffect(() => {
    // Set through the DOM, because the content security policy forbids style attributes.
    const { style } = box.current!;
    for (const [name, value] of [['--accent', accent] as const, ['--on-accent', on] as const]) {
      if (value === undefined) style.removeProperty(name);
      else style.setProperty(name, value);
    }
  }, [accent, on]);
  const name = typed.name.trim() || 'Parley';
  return (
    <div class={`card brand-sample ${scheme}`} ref={box}>
      <p class="row">
        {logoUrl !== null && <img src={localOf(logoUrl)} alt="" height="28" />}
        <b>{name}</b>
      </p>
      <p>Talk to the assistant of {name}, or type.</p>
      <p class="row wrap">
        <span class="btn primary">Start a call</span>
        <span class="brand-link">How it works</span>
      </p>
      {!typed.isVendorHidden && <p class="t12 dim">Powered by Parley</p>}
    </div>
  );
}

/** Returns the logo's path on this host, because the policy allows no other host. */
function localOf(url: string): string {
  return url.startsWith('data:') ? url : new URL(url).pathname;
}
