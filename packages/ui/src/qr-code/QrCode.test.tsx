import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { create } from 'qrcode';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { enUS } from '../locale/index.js';
import { UiProvider } from '../theme/UiProvider.js';
import { QrCode } from './index.js';
import { qrPath } from './qrPath.js';

const address = 'https://ca.example.cn/o/1';

/** Converts the path back into a grid of modules. */
function grid({ side, path }: { side: number; path: string }): boolean[][] {
  const cells = Array.from({ length: side }, () => Array.from({ length: side }, () => false));
  for (const [, x, y, run] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(run); i++) cells[Number(y)]![Number(x) + i] = true;
  return cells;
}

describe('qrPath', () => {
  it('draws every module of the symbol and a quiet zone of four around it', () => {
    const drawn = qrPath(address);
    const { modules } = create(address, { errorCorrectionLevel: 'M' });
    expect(drawn?.side).toBe(modules.size + 8);
    const cells = grid(drawn!);
    for (let y = 0; y < drawn!.side; y++)
      for (let x = 0; x < drawn!.side; x++) {
        const inside = x >= 4 && y >= 4 && x < modules.size + 4 && y < modules.size + 4;
        expect(cells[y]![x], `${x},${y}`).toBe(inside && Boolean(modules.get(y - 4, x - 4)));
      }
  });

  it('returns nothing for an empty or too long text', () => {
    expect(qrPath('')).toBeUndefined();
    expect(qrPath('长'.repeat(2000))).toBeUndefined();
  });
});

describe('QrCode', () => {
  it('names the code and shows its content as text', () => {
    render(<QrCode value={address} label="扫码支付" />);
    expect(screen.getByRole('img', { name: '扫码支付' })).toBeInTheDocument();
    expect(screen.getByText(address)).toBeInTheDocument();
  });

  it('copies the text and confirms it; the message disappears when the content changes', async () => {
    const user = userEvent.setup(); // brings its own clipboard mock
    const { rerender } = render(<QrCode value={address} label="扫码支付" />);
    await user.click(screen.getByRole('button', { name: '复制内容' }));
    expect(await navigator.clipboard.readText()).toBe(address);
    expect(screen.getByRole('status')).toHaveTextContent('已复制。');
    rerender(<QrCode value={`${address}2`} label="扫码支付" />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('shows what to do when the browser refuses to copy', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    render(<QrCode value={address} label="扫码支付" />);
    await user.click(screen.getByRole('button', { name: '复制内容' }));
    expect(screen.getByRole('status')).toHaveTextContent('请选中文字后手动复制');
  });

  it.each([null, undefined, ''])('accepts %s', (value) => {
    render(<QrCode value={value} label="扫码支付" />);
    expect(screen.getByText('暂无二维码内容。请稍后再试。')).toBeInTheDocument();
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<HTMLElement>();
    render(
      <QrCode value="x" label="码" ref={ref} className="mine" style={{ color: 'red' }} data-extra="x" />,
    );
    expect(ref.current).toHaveAttribute('data-component', 'QrCode');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('data-extra', 'x');
    expect(ref.current?.style.color).toBe('red');
  });

  it('renders on the server, in English too', () => {
    const html = renderToString(
      <UiProvider locale={enUS}>
        <QrCode value={address} label="Scan" />
      </UiProvider>,
    );
    expect(html).toContain('<path d="M4 4h7');
    expect(html).toContain('Copy content');
  });
});
