import { createRef } from 'react';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Field, Form, useForm } from '../form/index.js';
import { checkFile, type SendFile, Upload, type UploadedFile, type UploadProps } from './index.js';
import { kindOfBytes } from './fileKinds.js';
import { pdfFile, pngFile, renamedProgram, stored } from './Upload.fixtures.js';

interface Call {
  file: File;
  kind: string;
  signal: AbortSignal;
  progress: (share: number) => void;
  arrive: () => void;
  done: (file?: Partial<UploadedFile>) => Promise<void>;
  fail: (error?: unknown) => Promise<void>;
}
let calls: Call[];
const send: SendFile = (file, { onProgress, signal, kind }) =>
  new Promise((resolve, reject) => {
    const settled = async (settle: () => void) => {
      await act(async () => settle());
    };
    const arrive = (more?: Partial<UploadedFile>) =>
      resolve({ id: `id-${file.name}`, name: file.name, size: file.size, kind, ...more });
    calls.push({
      arrive,
      file,
      kind,
      signal,
      progress: (share) => act(() => onProgress(share)),
      done: (more) => settled(() => arrive(more)),
      fail: (error = new Error('offline')) => settled(() => reject(error as Error)),
    });
  });

const revoked: string[] = [];
beforeEach(() => {
  calls = [];
  let next = 0;
  // jsdom has no object URLs
  URL.createObjectURL = vi.fn<(blob: Blob) => string>(() => `blob:${next++}`);
  URL.revokeObjectURL = (url) => void revoked.push(url);
});
afterEach(() => {
  revoked.length = 0;
  vi.useRealTimers();
});

const show = (props: Partial<UploadProps> = {}) => {
  const onValueChange = vi.fn<NonNullable<UploadProps['onValueChange']>>();
  const view = render(<Upload label="营业执照" upload={send} onValueChange={onValueChange} {...props} />);
  return { ...view, onValueChange, ids: () => onValueChange.mock.calls.at(-1)?.[0].map(({ id }) => id) };
};
const picker = (name: string | RegExp = '选择文件 营业执照') => screen.getByLabelText<HTMLInputElement>(name);
const pick = async (...files: File[]) => {
  await userEvent.upload(picker(), files, { applyAccept: false });
};
const sending = (count = 1) => waitFor(() => expect(calls).toHaveLength(count));
const root = () => screen.getByRole('group', { name: '营业执照' });
const facts = () => document.querySelector('[data-part="file"] [data-part="facts"]')?.textContent;
const problem = () => document.querySelector('[data-part="problem"]')?.textContent;

describe('Upload', () => {
  it('says that the focus has left it, not that it moves within', async () => {
    const onBlur = vi.fn<() => void>();
    show({ value: [stored('1', 'a.png')], maxCount: 2, onBlur });
    picker().focus();
    screen.getByRole('button', { name: /移除/ }).focus();
    expect(onBlur).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    expect(onBlur).toHaveBeenCalledTimes(1);
  });

  it('sends the chosen file, shows the progress, and then the stored file', async () => {
    const { ids } = show();
    await pick(pngFile());
    await sending();
    expect(calls[0]?.kind).toBe('png');
    calls[0]?.progress(0.45);
    expect(screen.getByRole('progressbar', { name: '营业执照.png' })).toHaveValue(45);
    expect(facts()).toContain('正在上传 45%');
    expect(screen.getByRole('status')).toHaveTextContent('正在上传 25%');
    await calls[0]?.done();
    expect(ids()).toEqual(['id-营业执照.png']);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('营业执照.png 已上传');
    expect(screen.queryByLabelText('选择文件 营业执照')).not.toBeInTheDocument();
  });

  it('shows the remaining time, once it can be estimated', async () => {
    show();
    await pick(pngFile());
    await sending();
    const start = Date.now();
    const clock = vi.spyOn(Date, 'now').mockReturnValue(start + 10);
    calls[0]?.progress(0.1);
    expect(facts()).not.toContain('约剩');
    clock.mockReturnValue(start + 4000);
    calls[0]?.progress(0.25);
    expect(facts()).toMatch(/约剩 1[123] 秒/);
    clock.mockRestore();
  });

  it('取消 aborts the request', async () => {
    const { onValueChange } = show();
    await pick(pngFile());
    await sending();
    await userEvent.click(screen.getByRole('button', { name: '取消 营业执照.png' }));
    expect(calls[0]?.signal.aborted).toBe(true);
    await calls[0]?.done();
    expect(onValueChange).not.toHaveBeenCalled();
    expect(picker()).toBeEnabled();
  });

  it('aborts when the page is left', async () => {
    const { unmount } = show();
    await pick(pngFile());
    await sending();
    unmount();
    expect(calls[0]?.signal.aborted).toBe(true);
  });

  it('shows why it failed and retries with the same file', async () => {
    const { ids } = show();
    await pick(pngFile());
    await sending();
    await calls[0]?.fail();
    expect(problem()).toBe('没有传上去，可能是网络中断。请重试。');
    await userEvent.click(screen.getByRole('button', { name: '重试 营业执照.png' }));
    await sending(2);
    expect(calls[1]?.file).toBe(calls[0]?.file);
    await calls[1]?.done();
    expect(ids()).toEqual(['id-营业执照.png']);
  });

  it('lets the page provide the error text', async () => {
    show({ describeError: (error) => (error as { code: string }).code + '：请稍后再试。' });
    await pick(pngFile());
    await sending();
    await calls[0]?.fail({ code: 'A1' });
    expect(problem()).toBe('A1：请稍后再试。');
  });

  it.each([
    ['a renamed program', renamedProgram(), '这个文件不是 JPG、PNG、PDF，可能只是改了名字。请换一个。'],
    ['an empty file', new File([], 'a.png'), '文件是空的，请换一个。'],
    [
      'a large file',
      new File([new Uint8Array(2049)], 'a.png'),
      '文件有 2.00 KB，超过了 2.00 KB。请压缩后再传。',
    ],
    ['HTML', new File(['<script>alert(1)</script>'], 'a.pdf'), /^这个文件不是/],
  ])('refuses %s before a byte is sent', async (_what, file, reason) => {
    show({ maxSize: 2048 });
    await pick(file);
    await waitFor(() => expect(problem()).toMatch(reason));
    expect(calls).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /重试/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /移除/ }));
    expect(picker()).toBeEnabled();
  });

  it('accepts the same file again after it was removed', async () => {
    show();
    await pick(renamedProgram());
    await waitFor(() => expect(problem()).toBeTruthy());
    expect(document.querySelectorAll<HTMLInputElement>('input[type="file"]').length).toBe(0);
    await userEvent.click(screen.getByRole('button', { name: /移除/ }));
    expect(picker().value).toBe('');
  });

  it('replaces a file only when the new one has arrived', async () => {
    const { ids, onValueChange } = show({ defaultValue: [stored('old', '旧照.png')] });
    await userEvent.upload(picker('更换 旧照.png'), pngFile('新照.png'));
    await sending();
    expect(screen.getByText('旧照.png')).toBeInTheDocument();
    expect(onValueChange).not.toHaveBeenCalled();
    await calls[0]?.done();
    expect(ids()).toEqual(['id-新照.png']);
    expect(screen.queryByText('旧照.png')).not.toBeInTheDocument();
  });

  it('removes a file', async () => {
    const { ids } = show({ defaultValue: [stored('old', '旧照.png')] });
    await userEvent.click(screen.getByRole('button', { name: '移除 旧照.png' }));
    expect(ids()).toEqual([]);
  });

  it('accepts several files, up to the limit, and reports the rest', async () => {
    const { ids } = show({ maxCount: 3, defaultValue: [stored('a', '甲.png')] });
    expect(picker()).toHaveAttribute('multiple');
    await pick(pngFile('乙.png'), pdfFile('丙.pdf'), pngFile('丁.png'));
    await sending(2);
    expect(screen.getByRole('alert')).toHaveTextContent('最多 3 个文件，多出的 1 个没有添加。');
    // Both before the next render: neither may overwrite the other.
    await act(async () => {
      for (const call of calls) call.arrive();
    });
    expect(ids()).toEqual(['a', 'id-乙.png', 'id-丙.pdf']);
  });

  it('counts a failed replacement in the slot of its file', async () => {
    const { ids } = show({ maxCount: 3, defaultValue: [stored('a', '甲.png'), stored('b', '乙.png')] });
    await userEvent.upload(picker('更换 乙.png'), renamedProgram(), { applyAccept: false });
    await waitFor(() => expect(problem()).toMatch(/^这个文件不是/));
    await pick(pngFile('丙.png'));
    await sending();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await calls[0]?.done();
    expect(ids()).toEqual(['a', 'b', 'id-丙.png']);
  });

  it('accepts dropped files', async () => {
    show();
    const dataTransfer = { types: ['Files'], files: [pngFile()] };
    fireEvent.dragOver(root(), { dataTransfer });
    expect(screen.getByText('松开鼠标即可添加')).toBeInTheDocument();
    fireEvent.drop(root(), { dataTransfer });
    await sending();
    expect(screen.queryByText('松开鼠标即可添加')).not.toBeInTheDocument();
  });

  it('accepts pasted files, and ignores pasted text', async () => {
    show();
    expect(fireEvent.paste(root(), { clipboardData: { files: [] } })).toBe(true);
    expect(fireEvent.paste(root(), { clipboardData: { files: [pngFile()] } })).toBe(false);
    await sending();
  });

  it('offers the camera where it is enabled', () => {
    show({ capture: 'environment' });
    expect(picker('拍照 营业执照')).toHaveAttribute('capture', 'environment');
    expect(picker('拍照 营业执照')).toHaveAttribute('accept', 'image/*');
    expect(picker()).toHaveAttribute('accept', expect.stringContaining('.pdf'));
  });

  it.each([{ readOnly: true }, { disabled: true }])('accepts nothing when %j', async (props) => {
    show({ ...props, defaultValue: [stored('a', '甲.png')], maxCount: 2 });
    fireEvent.drop(root(), { dataTransfer: { types: ['Files'], files: [pngFile()] } });
    fireEvent.paste(root(), { clipboardData: { files: [pngFile()] } });
    await act(async () => {});
    expect(calls).toHaveLength(0);
    expect(screen.queryByRole('button', { name: /移除/ })).not.toBeInTheDocument();
    for (const input of document.querySelectorAll('input')) expect(input).toBeDisabled();
  });

  it('shows a picture unchanged, and frees its memory', async () => {
    const { unmount } = show();
    await pick(pngFile());
    await sending();
    const picture = document.querySelector('[data-part="thumb"] img');
    expect(picture).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    unmount();
    expect(revoked).toContain(picture?.getAttribute('src'));
  });

  it('opens a PDF with its true type, whatever the file claims', async () => {
    show();
    await pick(new File([pdfFile()], '章程.pdf', { type: 'text/html' }));
    await sending();
    await calls[0]?.done();
    await userEvent.click(screen.getByRole('button', { name: '查看 章程.pdf' }));
    const dialog = await screen.findByRole('dialog', { name: '章程.pdf' });
    expect(dialog.querySelector('iframe')).toHaveAttribute('src', expect.stringMatching(/^blob:/));
    const blobs = vi.mocked(URL.createObjectURL).mock.calls.map(([blob]) => (blob as Blob).type);
    expect(blobs).toContain('application/pdf');
    expect(blobs).not.toContain('text/html');
    await userEvent.click(screen.getByRole('button', { name: '关闭' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  it('opens no address that could be a script', () => {
    show({
      defaultValue: [
        { ...stored('a', '甲.png'), url: 'javascript:alert(1)', thumbnailUrl: 'data:text/html,x' },
      ],
    });
    expect(screen.queryByRole('button', { name: /查看/ })).not.toBeInTheDocument();
    expect(document.querySelector('img')).toBeNull();
  });

  it.each([undefined, null, []])('accepts the value %j', (value) => {
    show({ value: value as undefined, readOnly: true });
    expect(screen.getByText('没有上传文件')).toBeInTheDocument();
  });

  it('shows names with HTML and 2,000 characters as text', () => {
    const name = `<img src=x onerror=alert(1)>${'证'.repeat(2000)}`;
    show({ defaultValue: [stored('a', name)] });
    expect(screen.getByText(name)).toBeInTheDocument();
  });

  it('accepts three of ten thousand files', async () => {
    show({ maxCount: 3 });
    const all = Array.from({ length: 10_000 }, (_, i) => pngFile(`${i}.png`));
    fireEvent.drop(root(), { dataTransfer: { types: ['Files'], files: all } });
    await sending(3);
    expect(screen.getByRole('alert')).toHaveTextContent('多出的 9997 个没有添加');
  });

  it('puts ref, rest, className and style on its element, and renders on the server', () => {
    const ref = createRef<HTMLDivElement>();
    show({ ref, className: 'mine', style: { color: 'red' }, title: 'tip' });
    expect(ref.current).toHaveAttribute('data-component', 'Upload');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('title', 'tip');
    expect(renderToString(<Upload label="执照" upload={send} />)).toContain('可拖动或粘贴文件到这里');
  });

  describe('keeps the focus when its row is removed', () => {
    const focused = (name: string) =>
      waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

    it('after 移除: the next file, then the one before, then the picker', async () => {
      show({ maxCount: 3, defaultValue: ['甲', '乙', '丙'].map((name) => stored(name, `${name}.png`)) });
      await userEvent.click(screen.getByRole('button', { name: '移除 乙.png' }));
      expect(root().querySelector('[title="丙.png"]')?.closest('[data-part="file"]')).toContainElement(
        document.activeElement as HTMLElement,
      );
      await userEvent.click(screen.getByRole('button', { name: '移除 丙.png' }));
      expect(picker()).toHaveFocus();
      await userEvent.click(screen.getByRole('button', { name: '移除 甲.png' }));
      expect(picker()).toHaveFocus();
    });

    it('after the choice that fills the list, after 取消 and when the file is there', async () => {
      show();
      picker().focus();
      await pick(pngFile());
      await sending();
      await focused('取消 营业执照.png');
      await userEvent.keyboard('{Enter}');
      expect(picker()).toHaveFocus();
      await pick(pngFile());
      await sending(2);
      await calls[1]?.done();
      await focused('查看 营业执照.png');
    });

    it('after 更换 and after 取消 of a replacement', async () => {
      show({ defaultValue: [stored('a', '旧照.png')] });
      await userEvent.upload(picker('更换 旧照.png'), pngFile('新照.png'));
      await sending();
      expect(root()).toContainElement(document.activeElement as HTMLElement);
      await userEvent.click(screen.getByRole('button', { name: '取消 新照.png' }));
      expect(screen.getByText('旧照.png').closest('[data-part="file"]')).toContainElement(
        document.activeElement as HTMLElement,
      );
    });

    it('but does not take a focus that was elsewhere', async () => {
      const elsewhere = render(<button type="button">别处</button>).getByRole('button');
      show();
      await pick(pngFile());
      await sending();
      screen.getByRole('button', { name: '取消 营业执照.png' }).focus();
      elsewhere.focus();
      await calls[0]?.done();
      expect(elsewhere).toHaveFocus();
      elsewhere.blur();
      fireEvent.click(screen.getByRole('button', { name: '移除 营业执照.png' }));
      expect(document.body).toHaveFocus();
    });
  });

  it('is a control of a form', async () => {
    const onSubmit = vi.fn<(values: { license: readonly UploadedFile[] }) => void>();
    function Sample() {
      const form = useForm<{ license: readonly UploadedFile[] }>({ defaultValues: { license: [] } });
      return (
        <Form form={form} onSubmit={onSubmit} aria-label="企业">
          <Field<readonly UploadedFile[]> name="license" label="营业执照" group required="请上传营业执照。">
            {(control) => <Upload {...control} upload={send} />}
          </Field>
          <button type="submit">提交</button>
        </Form>
      );
    }
    render(<Sample />);
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(picker('选择文件')).toHaveAttribute('aria-invalid', 'true'));
    expect(picker('选择文件')).toHaveAccessibleDescription(/请上传营业执照。.*支持 JPG、PNG、PDF/);
    await userEvent.upload(picker('选择文件'), pngFile());
    await sending();
    await calls[0]?.done();
    await userEvent.click(screen.getByRole('button', { name: '提交' }));
    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0].license.map(({ id }) => id)).toEqual(['id-营业执照.png']);
  });
});

describe('the kind of a file', () => {
  const of = (...codes: number[]) => kindOfBytes(Uint8Array.from(codes));
  const ofText = (text: string) => of(...Array.from(text, (char) => char.charCodeAt(0)));

  it('comes from its first bytes', () => {
    expect(of(0xff, 0xd8, 0xff, 0xe0)).toBe('jpg');
    expect(ofText('RIFF\u0001\u0002\u0003\u0004WEBPVP8 ')).toBe('webp');
    expect(ofText('GIF89a')).toBe('gif');
    expect(ofText('\u0000\u0000\u0000\u0018ftypheic')).toBe('heic');
    expect(ofText('%PDF-1.7')).toBe('pdf');
    expect(of(0x50, 0x4b, 3, 4)).toBe('zip');
  });

  it.each([
    '',
    'MZ',
    '#!/bin/sh',
    '<svg xmlns=',
    ' %PDF-1.7',
    'RIFF\u0001\u0002\u0003\u0004WAVE',
    '\u007fELF',
  ])('and %j is not accepted', (text) => expect(ofText(text)).toBeUndefined());

  it('a file that can no longer be read is refused, not thrown', async () => {
    const gone = new File(['x'], 'a.png');
    vi.spyOn(gone, 'slice').mockImplementation(() => {
      throw new DOMException('gone', 'NotFoundError');
    });
    await expect(checkFile(gone, ['png'], 10)).resolves.toEqual({ ok: false, refusal: 'unreadable' });
  });
});
