import { RichText } from '@ca-portal/ui/rich-text';

/** The text of an internal notice, sanitized before it is rendered. */
export const NoticeContent = ({ html }: { html: string }) => <RichText html={html} />;
