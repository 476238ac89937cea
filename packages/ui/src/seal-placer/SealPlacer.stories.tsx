import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.js';
import { onScreen, viewport } from '../story-kit/viewport.js';
import { PagingFields, placeSeal, SealPlacer, type PagesSeal, type SealPlacerProps } from './index.js';

const drawn = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
const seal = {
  id: 'company',
  name: '单位公章',
  width: 40,
  height: 40,
  url: drawn(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 80" fill="none" stroke="#c8102e"><circle cx="40" cy="40" r="37" stroke-width="3"/><path fill="#c8102e" d="M40 26l4 9 10 1-8 7 3 10-9-6-9 6 3-10-8-7 10-1z"/></svg>',
  ),
};
const sheet = drawn(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 210 297"><rect width="210" height="297" fill="#fff"/><g fill="#d7dbe0"><rect x="60" y="30" width="90" height="8"/><path d="M25 60h160v3H25zM25 72h160v3H25zM25 84h120v3H25zM25 108h160v3H25zM25 120h140v3H25z"/></g></svg>',
);
const a4 = { width: 210, height: 297 };

/** State as a page keeps it. */
function Document({ value: first, paging, ...rest }: SealPlacerProps) {
  const [page, setPage] = useState(rest.page);
  const [value, setValue] = useState(first ?? []);
  const [pages, setPages] = useState<PagesSeal | undefined>(paging);
  const size = rest.size ?? a4;
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <p>
        <Button onClick={() => setValue(placeSeal(value, seal, { page, size }))}>放到本页</Button>
      </p>
      <SealPlacer
        {...rest}
        page={page}
        value={value}
        paging={pages}
        onPageChange={setPage}
        onValueChange={(next) => {
          setValue(next);
          rest.onValueChange(next);
        }}
      />
      <PagingFields pages={rest.pages} seal={seal} value={pages} onValueChange={setPages} />
    </div>
  );
}

const meta = {
  id: 'components-seal-placer',
  title: 'Service 账号与服务/SealPlacer 放置印章',
  component: SealPlacer,
  render: Document,
  parameters: { viewport },
  args: {
    page: 1,
    pages: 3,
    onPageChange: fn(),
    size: a4,
    seals: [seal],
    value: [{ id: 1, sealId: 'company', page: 1, left: 130, top: 200, width: 40, height: 40 }],
    onValueChange: fn(),
    children: <img src={sheet} alt="第 1 页" />,
  },
} satisfies Meta<typeof SealPlacer>;
export default meta;
type Story = StoryObj<typeof meta>;

const sealIn = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('button', { name: /^单位公章，第 1 页/ });

export const Default: Story = {};
export const Playground: Story = { tags: ['!test'] };
export const Empty: Story = { args: { value: [] } };
export const Loading: Story = { args: { size: undefined } };
/** By mouse or touch, up to the edge of the page; one undo reverts the whole drag. */
export const Dragged: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const one = sealIn(canvasElement);
    const pointer = { pointerId: 1, button: 0, isPrimary: true };
    one.setPointerCapture = () => {};
    const { width } = one.parentElement?.getBoundingClientRect() ?? { width: 0 };
    await fireEvent.pointerDown(one, { ...pointer, clientX: 100, clientY: 100 });
    await fireEvent.pointerMove(one, { ...pointer, clientX: 100 - width / 42, clientY: 100 });
    await fireEvent.pointerMove(one, { ...pointer, clientX: 100 - width / 21, clientY: 100 });
    await fireEvent.pointerUp(one, pointer);
    await waitFor(() => expect(one).toHaveAccessibleName(/距左 120 毫米/));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(one).toHaveAccessibleName(/距左 130 毫米/));
  },
};
/** Ten millimeters to the left, one down, a little larger; deleted, and restored. */
export const ByKeys: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const one = sealIn(canvasElement);
    one.focus();
    await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}{ArrowDown}+');
    await expect(one).toHaveAccessibleName(/距左 119.5 毫米，距上 200.5 毫米，宽 41 毫米$/);
    await userEvent.keyboard('{Delete}');
    await expect(one).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await expect(sealIn(canvasElement)).toBeVisible();
  },
};
/** One position on a range of pages. */
export const OnEveryPage: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    sealIn(canvasElement).focus();
    await userEvent.click(await canvas.findByRole('button', { name: '放到这些页' }));
    await expect(canvas.getByText(/这枚章共放 3 处/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('button', { name: /^单位公章，第 2 页，距左 130/ })).toBeVisible();
  },
};
/** Each page shows its part. */
export const Paging: Story = {
  args: { value: [], paging: { sealId: 'company', from: 1, to: 3, middle: 0.5 } },
};
/** Rotated by 90°: the width is that of the page as shown. */
export const Turned: Story = {
  args: { size: { width: 297, height: 210 }, value: [], pages: 1 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '放到本页' }));
    await expect(canvas.getByRole('button', { name: /距左 187.9 毫米，距上 137.5 毫米/ })).toBeVisible();
  },
};
export const LongText: Story = {
  args: { seals: [{ ...seal, name: '辽宁砚川建设工程有限公司沈阳分公司合同专用章'.repeat(3) }] },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Elder: Story = { globals: { mode: 'elder' } };
export const Narrow: Story = { ...OnEveryPage, globals: onScreen('phone') };
export const English: Story = { globals: { locale: 'en-US' } };
