import { Button } from '@ca-portal/ui/button';
import type { FieldControl } from '@ca-portal/ui/form';
import { Input } from '@ca-portal/ui/input';
import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import { useState } from 'react';
import { extensions } from './rich-text-extensions.js';
import { EditorBox, LinkRow, Tools } from './RichTextInput.styles.js';

interface Tool {
  readonly label: string;
  readonly isOn?: (editor: Editor) => boolean;
  readonly run: (editor: Editor) => boolean;
}
const tools: readonly Tool[] = [
  {
    label: '标题',
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: '小标题',
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    run: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: '粗体',
    isOn: (editor) => editor.isActive('bold'),
    run: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: '斜体',
    isOn: (editor) => editor.isActive('italic'),
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: '列表',
    isOn: (editor) => editor.isActive('bulletList'),
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: '编号',
    isOn: (editor) => editor.isActive('orderedList'),
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    label: '引用',
    isOn: (editor) => editor.isActive('blockquote'),
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
  {
    label: '表格',
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
  { label: '撤销', run: (editor) => editor.chain().focus().undo().run() },
  { label: '重做', run: (editor) => editor.chain().focus().redo().run() },
];

/** An editor for text with headings, lists, tables and links, as a form control. */
export function RichTextInput({
  id,
  value,
  onValueChange,
  onBlur,
  ref,
  invalid,
  error: _error,
  name: _name,
  ...described
}: FieldControl) {
  const [address, setAddress] = useState<string>();
  const editor = useEditor({
    extensions,
    content: value,
    // The editor's CSS is part of the component: the portal's CSP blocks styles that a script injects.
    injectCSS: false,
    immediatelyRender: true,
    editorProps: {
      attributes: { id, role: 'textbox', 'aria-multiline': 'true', ...textAttributes(described) },
    },
    onUpdate: ({ editor: now }) => onValueChange(now.isEmpty ? '' : now.getHTML()),
    onBlur,
  });
  const on = useEditorState({
    editor,
    selector: ({ editor: now }) => tools.filter(({ isOn }) => isOn?.(now)).map(({ label }) => label),
  });
  const link = () => {
    const href = address?.trim();
    const chain = editor.chain().focus().extendMarkRange('link');
    if (href) chain.setLink({ href }).run();
    else chain.unsetLink().run();
    setAddress(undefined);
  };
  return (
    <EditorBox ref={ref} data-invalid={invalid ? '' : undefined}>
      <Tools role="toolbar" aria-label="文字格式">
        {tools.map(({ label, isOn, run }) => (
          <Button
            key={label}
            size="sm"
            variant="text"
            debounce={0}
            {...(isOn ? { 'aria-pressed': on.includes(label) } : {})}
            onClick={() => run(editor)}
          >
            {label}
          </Button>
        ))}
        <Button
          size="sm"
          variant="text"
          onClick={() => setAddress(String(editor.getAttributes('link')['href'] ?? ''))}
        >
          链接
        </Button>
      </Tools>
      {address === undefined ? null : (
        <LinkRow>
          <Input
            aria-label="链接地址"
            placeholder="https:// 或 /knowledge；清空后去掉链接"
            value={address}
            onValueChange={setAddress}
          />
          <Button onClick={link}>确定</Button>
        </LinkRow>
      )}
      <EditorContent editor={editor} data-part="text" />
    </EditorBox>
  );
}

const textAttributes = (described: object): Record<string, string> =>
  Object.fromEntries(Object.entries(described).map(([name, value]) => [name, String(value)]));
