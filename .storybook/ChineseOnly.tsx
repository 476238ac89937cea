import type { ReactNode } from 'react';

/**
 * Screens and lock panels exist only in Chinese, as the portal: shown when somebody has switched the widgets to
 * English.
 */
export function ChineseOnly({ children }: { children: ReactNode }) {
  return (
    <>
      <p
        role="note"
        lang="en"
        style={{ margin: 0, padding: '8px 16px', color: '#1f2328', background: '#fff3cd', fontSize: 14 }}
      >
        This belongs to the portal and stays in Chinese: only the widgets of the kit have an English locale.
      </p>
      {children}
    </>
  );
}
