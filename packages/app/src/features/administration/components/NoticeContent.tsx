import { RichText } from '@ca-portal/ui/rich-text';

/** The text of an internal notice, cleaned before it is drawn. */
export const NoticeContent = ({ html }: { html: string }) => <RichText html={html} />;
