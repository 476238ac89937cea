import { Button } from '@ca-portal/ui/button';
import { Checkbox } from '@ca-portal/ui/checkbox';
import { Input } from '@ca-portal/ui/input';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { Tag } from '@ca-portal/ui/tag';
import { applyThemeSettings } from '@ca-portal/ui/theme';
import { createRoot } from 'react-dom/client';
import { type Bench, costOfNextFrame, timeToDraw } from './kit.js';

/** Five widgets two hundred times. */
const Widgets = () =>
  Array.from({ length: 200 }, (_, index) => (
    <div key={index}>
      <Button variant="primary">提交</Button>
      <Checkbox>记住账号</Checkbox>
      <Input aria-label="企业名称" />
      <StatusTag family="info" icon="dot">
        待支付
      </StatusTag>
      <Tag>延期</Tag>
    </div>
  ));

const switching = () => 'switching' in document.documentElement.dataset;

/** Resolves when transitions may run again: their styles are then asked for once more, in a frame of its own. */
const settled = () =>
  new Promise<void>((resolve) => {
    const observer = new MutationObserver(() => {
      if (switching()) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement, { attributeFilter: ['data-switching'] });
  });

let dark = false;

export const bench: Bench = {
  title: 'Switching the theme with 1,000 widgets: the frame that draws it and the one that ends it',
  limit: 100,
  subject: {
    setUp: (root) => createRoot(root).render(<Widgets />),
    run: async () => {
      dark = !dark;
      const ended = settled();
      const first = await timeToDraw(() => applyThemeSettings({ theme: dark ? 'dark' : 'light' }));
      await ended;
      return first + (await costOfNextFrame());
    },
  },
};
