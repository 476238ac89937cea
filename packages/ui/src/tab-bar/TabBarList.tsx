import { type ReactElement, type Ref, useState } from 'react';
import { Popover } from '../popover/index.js';
import { useWords } from '../theme/useWords.js';
import { VirtualList } from '../virtual-list/index.js';
import { titleOf } from './Tab.js';
import { zhTabBar } from './TabBar.zh.js';
import type { TabBarItem } from './tabBarItem.js';

interface TabBarListProps {
  trigger: ReactElement<{ ref?: Ref<HTMLElement> }>;
  items: readonly TabBarItem[];
  /** The path of the active tab. */
  activePath: string | undefined;
  onChoose: (path: string) => void;
}

/** All tabs as a vertical list, for a bar that overflows; loaded when it is first opened. */
export function TabBarList({ trigger, items, activePath = '', onChoose }: TabBarListProps) {
  const words = useWords('tabBar', zhTabBar);
  const [open, setOpen] = useState(true); // mounted by the press that opens it
  return (
    <Popover trigger={trigger} label={words.list} flush open={open} onOpenChange={setOpen}>
      <VirtualList
        selectable
        label={words.list}
        items={items}
        itemKey={(item) => item.path}
        renderItem={(item) => titleOf(item, words)}
        value={activePath}
        style={{ width: 'min(18rem, calc(100vw - 16px))' }}
        height={`min(${items.length * 45}px, 20rem)`}
        onValueChange={(path) => {
          setOpen(false);
          onChoose(path);
        }}
      />
    </Popover>
  );
}
