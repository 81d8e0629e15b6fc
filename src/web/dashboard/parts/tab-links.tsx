// Links between the parts of a page. On a narrow screen they scroll, and the current one is in view.
import { useLayoutEffect, useRef } from 'preact/hooks';

interface TabLink {
  href: string;
  title: string;
  isHere: boolean;
  class?: string;
}

export function TabLinks({ label, links }: { label: string; links: readonly TabLink[] }) {
  const nav = useRef<HTMLElement>(null);
  const here = links.find(({ isHere }) => isHere)?.href;
  useLayoutEffect(() => {
    const link = nav.current!.querySelector<HTMLElement>('[aria-current]');
    if (link) nav.current!.scrollLeft = link.offsetLeft - (nav.current!.clientWidth - link.offsetWidth) / 2;
  }, [here]);
  return (
    <nav class="tab-links" aria-label={label} ref={nav}>
      {links.map(({ href, title, isHere, class: kind }) => (
        <a key={href} class={kind} href={href} aria-current={isHere ? 'page' : undefined}>
          {title}
        </a>
      ))}
    </nav>
  );
}
