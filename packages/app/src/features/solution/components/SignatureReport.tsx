import { Button } from '@ca-portal/ui/button';
import { Alert } from '@ca-portal/ui/alert';
import { Card } from '@ca-portal/ui/card';
import { formatDateTime } from '@ca-portal/ui/formats';
import { Icon } from '@ca-portal/ui/icon';
import { StatusTag } from '@ca-portal/ui/status-tag';
import { copyText } from '../../../shared/browser/index.js';
import { saveText } from '../../../shared/files/index.js';
import { factLines, verdictWords } from '../verify/fact-words.js';
import { SigningOrder } from './SigningOrder.js';
import type { Report, ReportedSignature } from '../verify/verify-file.js';
import { SignatureList } from './VerifyPanel.styles.js';

type Checked = Extract<Report, { kind: 'checked' }>;

const looks = {
  valid: { family: 'success', icon: 'check' },
  invalid: { family: 'danger', icon: 'warning' },
  unsure: { family: 'warning', icon: 'info' },
} as const;
const unreadable = '无法识别的签名';

const holderOf = ({ checked }: ReportedSignature) => (checked.readable ? checked.facts.holder : unreadable);

function reportText({ name, at, summary, signatures }: Checked): string {
  return [
    `签章验证报告：${name}`,
    `验证时间：${formatDateTime(at)}`,
    `结论：${summary.title}。${summary.advice}`,
    ...signatures.flatMap((one, n) => [
      '',
      `${n + 1}. ${holderOf(one)}：${verdictWords[one.verdict]}`,
      ...(one.checked.readable
        ? [
            ...factLines(one.checked.facts, at).map(({ term, value }) => `   ${term}：${value}`),
            `   证书序列号：${one.checked.facts.serial}`,
          ]
        : []),
    ]),
    '',
  ].join('\n');
}

/** The verdict on a file and one card per signature; color is never the only sign. */
export function SignatureReport({ report }: { report: Checked }) {
  const { summary, signatures, at, name, order } = report;
  const serials = signatures.flatMap(({ checked }) => (checked.readable ? [checked.facts.serial] : []));
  return (
    <Card aria-label="验证结果">
      <Alert live tone={summary.tone} title={summary.title}>
        {summary.advice}
      </Alert>
      <SignatureList>
        {signatures.map((one, n) => (
          // oxlint-disable-next-line react/no-array-index-key -- signatures have no other name than their number
          <li key={n} data-verdict={one.verdict}>
            <div data-part="head">
              <span>
                {n + 1}　{holderOf(one)}
              </span>
              <StatusTag {...looks[one.verdict]}>{verdictWords[one.verdict]}</StatusTag>
            </div>
            {one.checked.readable ? (
              <dl>
                {factLines(one.checked.facts, at).map(({ term, value, bad }) => (
                  <div key={term}>
                    <dt>{term}</dt>
                    <dd data-bad={bad ? '' : undefined}>{value}</dd>
                  </div>
                ))}
              </dl>
            ) : null}
          </li>
        ))}
      </SignatureList>
      {order ? <SigningOrder order={order} /> : null}
      {signatures.length > 0 ? (
        <>
          <Button
            variant="primary"
            icon={<Icon name="download" />}
            onClick={() => saveText(`${name}-验证报告.txt`, reportText(report))}
          >
            下载验证报告
          </Button>
          {serials.length > 0 ? (
            <Button
              variant="text"
              onClick={() =>
                void copyText(serials.join('\n'), '证书序列号已复制', '没有复制成功，请下载验证报告查看')
              }
            >
              复制证书序列号
            </Button>
          ) : null}
        </>
      ) : null}
    </Card>
  );
}
