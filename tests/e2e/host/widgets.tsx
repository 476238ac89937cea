import { type ComponentType, Fragment } from 'react';
import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { PortalFrame } from '../../../packages/ui/src/portal-frame/index.js';
import { lazyWidgets, widgets } from '../../../packages/ui/src/story-kit/widgets.fixtures.js';
import { zhCN } from '../../../packages/ui/src/locale/index.js';
import { GlobalStyle, ScopedStyle, UiProvider } from '../../../packages/ui/src/theme/index.js';

export type StyleKind = 'none' | 'global' | 'scoped' | 'strict';

/** Every widget with its usual props on a page of another site, as the tests request them. */
const rows = Object.entries({ ...widgets, ...lazyWidgets });
const inPlace = rows.filter(([, row]) => !row.portal && !('open' in row.props)).map(([name]) => name);
const opened = rows.filter(([name]) => !inPlace.includes(name)).map(([name]) => name);

// A second copy of this script, with its own React, sets its container.
const mount = document.getElementById(document.currentScript?.dataset['mount'] ?? 'widgets');
if (!mount) throw new Error('the page has no place for the widgets');
const root = createRoot(mount);

/** Not a valid language tag; `Intl` throws for it. */
const unheardOf = { ...zhCN, lang: 'zh_CN_x' };

function Frame({ names, kind }: { names: readonly string[]; kind: StyleKind }) {
  const shown = names.map((name) => {
    const Widget = (widgets[name] ?? lazyWidgets[name])?.Widget as ComponentType<object>;
    // A separate container, so that surrounding content of the host does not move it.
    return (
      <div key={name} style={{ position: 'relative', display: 'grid', margin: 0, padding: 0 }}>
        <Widget {...(widgets[name] ?? lazyWidgets[name])?.props} />
      </div>
    );
  });
  // The content of the frame belongs to the host.
  const page = (
    <PortalFrame variant="public">
      <p>
        主站自己的<a href="#d">内容</a>
      </p>
    </PortalFrame>
  );
  const all = (
    <Fragment>
      {page}
      {shown}
    </Fragment>
  );
  return (
    <UiProvider {...(kind === 'global' ? { locale: unheardOf } : {})}>
      {kind === 'global' ? <GlobalStyle /> : null}
      {kind === 'scoped' ? <ScopedStyle>{all}</ScopedStyle> : null}
      {kind === 'strict' ? <ScopedStyle strict>{all}</ScopedStyle> : null}
      {kind === 'scoped' || kind === 'strict' ? null : all}
    </UiProvider>
  );
}

const ours = "[data-component],[data-part='outer'],[data-part='frame'],[data-part='field']";
const inWidget = (element: Element) => {
  const near = element.closest(`${ours},[data-part='page-content']`);
  return near !== null && (near === element || near.matches(ours));
};

/** Position of an element, to compare two pages. */
function placeOf(element: Element): string {
  const parent = element.parentElement;
  const at = parent
    ? [...parent.children].filter((e) => e.localName === element.localName).indexOf(element)
    : 0;
  return `${parent && parent !== document.body ? placeOf(parent) : ''}>${element.localName}${at}`;
}

/** Computed styles of all elements of ours, or of all others. */
function look(ours: boolean): Record<string, Record<string, string>> {
  for (const animation of document.getAnimations()) animation.cancel();
  const found: Record<string, Record<string, string>> = {};
  const plain = document.createElement('x-initial');
  plain.style.setProperty('all', 'initial', 'important');
  document.head.append(plain);
  const initial = getComputedStyle(plain);
  for (const element of [document.documentElement, ...document.body.querySelectorAll('*')]) {
    if (element.localName === 'script' || element.localName === 'style' || inWidget(element) !== ours)
      continue;
    if (!ours && element.closest('#widgets, [data-floating-ui-portal]')) continue;
    const name = ours ? (element.closest('[data-component]')?.getAttribute('data-component') ?? '') : '';
    for (const pseudo of ['', '::before', '::after']) {
      const style = getComputedStyle(element, pseudo || null);
      if (pseudo && style.content === 'none') continue;
      // Initial values and our own tokens are not interesting, and there are a million of them.
      found[`${name} ${placeOf(element)}${pseudo}`] = Object.fromEntries(
        [...style]
          .filter((property) => !property.startsWith('--'))
          .map((property) => [property, style.getPropertyValue(property)] as const)
          .filter(([property, value]) => value !== initial.getPropertyValue(property)),
      );
    }
  }
  plain.remove();
  return found;
}

export interface HostWindow {
  host: {
    inPlace: string[];
    opened: string[];
    show(names: readonly string[], kind: StyleKind): void;
    look(ours: boolean): Record<string, Record<string, string>>;
  };
}
const opening: HostWindow['host'] = {
  inPlace,
  opened,
  show: (names, kind) => flushSync(() => root.render(<Frame names={names} kind={kind} />)),
  look,
};
(window as unknown as { host?: HostWindow['host'] }).host ??= opening;
if (mount.id !== 'widgets') opening.show(inPlace, 'global');
