import { createRef } from 'react';
import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RichText } from './index.js';
import { notice } from './RichText.fixtures.js';

describe('RichText', () => {
  it('shows the sanitized text and follows a change', () => {
    const { rerender } = render(<RichText html={`${notice}<script>window.xss=1</script>`} />);
    expect(screen.getByRole('heading', { name: '关于延期办理的通知' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '延期指南' })).toHaveAttribute('rel', 'noopener noreferrer');
    expect(document.querySelector('[data-component="RichText"] script')).toBeNull();
    rerender(<RichText html="<p>新内容</p>" />);
    expect(screen.getByText('新内容')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it.each([null, undefined, '', '   '])('accepts %j', (html) => {
    const { container } = render(<RichText html={html} />);
    expect(container).toHaveTextContent('');
    expect(container.querySelector('[data-component="RichText"]')).toBeInTheDocument();
  });

  it('accepts 2,000 characters without a space and broken nesting', () => {
    render(<RichText html={`<ul><li><b>${'长'.repeat(2000)}</li></p></ul>`} />);
    expect(screen.getByRole('listitem')).toHaveTextContent('长'.repeat(2000));
  });

  it('puts ref, rest, className and style on its element', () => {
    const ref = createRef<HTMLDivElement>();
    render(<RichText html="x" ref={ref} className="mine" style={{ color: 'red' }} data-extra="x" />);
    expect(ref.current).toHaveAttribute('data-component', 'RichText');
    expect(ref.current).toHaveClass('mine');
    expect(ref.current).toHaveAttribute('data-extra', 'x');
    expect(ref.current?.style.color).toBe('red');
  });

  it('renders no unsanitized HTML on the server, only the fallback', () => {
    const html = renderToString(
      <RichText html="<img src=x onerror=window.xss=1>" fallback={<p>正在加载</p>} />,
    );
    expect(html).toContain('正在加载');
    expect(html).not.toContain('onerror');
  });
});
