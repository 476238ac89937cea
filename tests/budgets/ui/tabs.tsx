import { TabBar } from '@ca-portal/ui/tab-bar';
import { emptyTabs, type TabAction, tabReducer, type TabState } from '@ca-portal/ui/tab-model';
import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { drawn, type Subject, timeToDraw } from './kit.js';

const COUNT = 1000;

const opened = Array.from({ length: COUNT }).reduce<TabState>(
  (state, _, index) =>
    tabReducer(state, {
      type: 'add',
      view: {
        path: `/core/order/${index}`,
        name: `Order${index}`,
        meta: { title: `订单 ${index}`, affix: index === 0 },
      },
    }),
  emptyTabs,
);

type Dispatch = (action: TabAction) => void;

/** The bar with the tab model, as the portal connects them, above a page with some layout. */
function ThousandTabs({ onReady }: { onReady: (dispatch: Dispatch) => void }) {
  const [state, dispatch] = useReducer(
    (before: TabState, action: TabAction) => tabReducer(before, action),
    opened,
  );
  useEffect(() => onReady(dispatch), [onReady]);
  return (
    <>
      <TabBar items={state.visitedViews} activePath={state.activePath ?? ''} onAction={dispatch} />
      <main>{state.activePath}</main>
    </>
  );
}

let dispatchToBar: Dispatch | undefined;
const keep = (dispatch: Dispatch) => {
  dispatchToBar = dispatch;
};
export const thousandTabs = (root: HTMLElement): void =>
  flushSync(() => createRoot(root).render(<ThousandTabs onReady={keep} />));

/** Restores the state between two runs. */
export async function act(action: TabAction): Promise<void> {
  dispatchToBar?.(action);
  await drawn();
}

export const tabAt = (root: HTMLElement, index: number): HTMLElement =>
  root.querySelectorAll<HTMLElement>('[role="tab"]')[index] as HTMLElement;

/** The baseline: a plain list of as many buttons of which one is hidden or shown. */
export const plainList: Subject = {
  setUp: (root) => {
    for (let index = 0; index < COUNT; index += 1) {
      const button = document.createElement('button');
      button.textContent = `订单 ${index}`;
      root.append(button);
    }
  },
  run: (root) => timeToDraw(() => root.children[COUNT / 2]?.toggleAttribute('hidden')),
};
