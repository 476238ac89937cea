import { Editor } from '@tiptap/core';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { extensions } from './rich-text-extensions.js';
import { Link } from './rich-text-link.js';

const rel = 'target="_blank" rel="noopener noreferrer nofollow"';
let editor: Editor;
const written = (content = '<p>驱动下载</p>') => (editor = new Editor({ extensions, content }));
afterEach(() => {
  editor.destroy();
  vi.unstubAllGlobals();
});

describe('a link in the editor', () => {
  it.each([
    ['https://ca.example.cn/a?b=1', 'https://ca.example.cn/a?b=1'],
    ['ca.example.cn/drivers', 'https://ca.example.cn/drivers'],
    [' /downloadCenter ', '/downloadCenter'],
    ['mailto:help@ca.example.cn', 'mailto:help@ca.example.cn'],
  ])('is set to %s and taken away', (typed, href) => {
    written();
    editor.chain().selectAll().setLink({ href: typed }).run();
    expect(editor.getHTML()).toContain(`<a ${rel} href="${href}">驱动下载</a>`);
    editor.chain().selectAll().unsetLink().run();
    expect(editor.getHTML()).toContain('<p>驱动下载</p>');
  });

  it('is one of what the editor knows', () => expect(extensions).toContain(Link));

  it('never leads to a script, typed or pasted', () => {
    written('<p><a href="javascript:alert(1)">驱动下载</a></p>');
    editor.chain().selectAll().setLink({ href: 'javascript:alert(1)' }).run();
    expect(editor.getHTML()).toContain('<p>驱动下载</p>');
  });

  it('is created from a pasted address', () => {
    // jsdom has neither.
    vi.stubGlobal(
      'DataTransfer',
      class {
        setData() {}
      },
    );
    vi.stubGlobal(
      'ClipboardEvent',
      class extends Event {
        clipboardData = new DataTransfer();
      },
    );
    written('');
    editor.commands.insertContent('请到 https://ca.example.cn/a 下载', { applyPasteRules: true });
    expect(editor.getHTML()).toContain(
      `<a ${rel} href="https://ca.example.cn/a">https://ca.example.cn/a</a> 下载`,
    );
  });
});
