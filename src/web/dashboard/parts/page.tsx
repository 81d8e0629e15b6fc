// The frame of a page: its heading, its actions, its content; and a section of it. Sets the title of the document. A page that
// was opened by a link focuses its heading, so that screen readers begin there.
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { CurlRequest } from '../api/curl.ts';
import { brandName } from '../shell/brand.ts';
import { CurlButton } from './copy.tsx';

interface PageProps {
  title: string;
  /** The parent page. */
  above?: { href: string; title: string };
  /** Content next to the heading. */
  note?: ComponentChildren;
  /** The request that filled the page; it can be copied. */
  request?: CurlRequest | undefined;
  actions?: ComponentChildren;
  children: ComponentChildren;
}

let opened = 0;

export function Page({ title, above, note, request, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${title} · ${brandName}`;
  }, [title]);
  useEffect(() => {
    // The first page of a visit leaves the focus where the browser puts it.
    if (opened++ > 0) heading.current!.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <div class="head">
        {above && (
          <>
            <a class="crumb" href={above.href}>
              {above.title}
            </a>
            <span class="crumb" aria-hidden="true">
              /
            </span>
          </>
        )}
        <h1 tabIndex={-1} ref={heading}>
          {title}
        </h1>
        {note !== undefined && <span class="mut">{note}</span>}
        <div class="row wrap">
          {request && <CurlButton request={request} />}
          {actions}
        </div>
      </div>
      {children}
    </>
  );
}

interface SectionProps {
  /** Id of the heading. */
  id: string;
  title: ComponentChildren;
  class?: string;
  children: ComponentChildren;
}

/** A part of a page with its heading. */
export function Section({ id, title, class: kind, children }: SectionProps) {
  return (
    <section class={kind} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}
