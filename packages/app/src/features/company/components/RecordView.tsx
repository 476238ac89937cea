import { attachmentRule } from '@ca-portal/api/domain';
import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDateTime, formatFileSize, formatMinute } from '@ca-portal/ui/formats';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { StatusTag, type StatusFamily } from '@ca-portal/ui/status-tag';
import { Timeline } from '@ca-portal/ui/timeline';
import type { IconName } from '@ca-portal/ui/icon';
import { useEffect, useRef } from 'react';
import { downloadFile } from '../../../shared/files/index.js';
import { OneLine } from '../../../shared/list/index.js';
import { Stack } from '../../../shared/page/index.js';
import { Columns, FileList, Result } from '../CompanyPage.styles.js';
import type { CompanyRecord } from '../queries.js';
import { BillingCard } from './BillingCard.js';
import { idKinds } from './PeopleStep.js';

const states = {
  0: ['neutral', 'edit', '未提交', '企业信息还没有提交', '企业管理员正在填写，提交后这里会更新。'],
  1: ['info', 'clock', '待审核', '信息已提交，正在审核', '审核期间不能修改，结果会通过消息告诉您。'],
  2: [
    'success',
    'check',
    '审核通过',
    '信息已提交，不可修改',
    '名称、法定代表人、公章或住所有变化时，请办理“企业变更”。',
  ],
  3: ['danger', 'warning', '审核不通过', '审核不通过', '请企业管理员修改后重新提交。'],
} as const satisfies Record<
  CompanyRecord['review'],
  readonly [StatusFamily, IconName, string, string, string]
>;

interface RecordViewProps {
  record: CompanyRecord;
  isAdministrator: boolean;
  /** It was open for editing a moment ago. */
  justSubmitted: boolean;
}

/** The record, and links to change it. Staff see it without files; numbers stay masked. */
export function RecordView({ record, isAdministrator, justSubmitted }: RecordViewProps) {
  const result = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The focused form was removed: moves the focus to the result.
    if (justSubmitted) result.current?.focus();
  }, [justSubmitted]);
  const { review, basics, people, files, changes, savedAt } = record;
  const [family, icon, label, title, text] = states[review];
  const idKind = idKinds.find(({ value }) => value === people.representativeIdKind)?.label;
  return (
    <Stack>
      <Card aria-label="审核状态">
        <Result>
          <div>
            <StatusTag family={family} icon={icon}>
              {label}
            </StatusTag>
            <h2 ref={result} tabIndex={-1}>
              {title}
            </h2>
            <p>{text}</p>
          </div>
          {review === '2' ? <SealStamp shape="round" text="已通过" caption="企业信息" /> : null}
        </Result>
      </Card>
      <Columns>
        <Stack>
          <Card title="基本信息">
            <Descriptions
              items={[
                { term: '企业名称', value: basics.companyName },
                { term: '统一社会信用代码', value: basics.creditCode },
                { term: '企业类型', value: basics.kind },
                { term: '成立日期', value: basics.foundedOn },
                { term: '营业期限', value: basics.operatesUntil || '长期' },
                {
                  term: '注册资本',
                  value: basics.registeredCapital ? `${basics.registeredCapital} 万元` : '',
                },
                { term: '所属地区', value: basics.region },
                { term: '住所', value: basics.address },
                { term: '经营范围', value: basics.scope, full: true },
              ]}
            />
          </Card>
          <Card title="法定代表人与经办人">
            <Descriptions
              items={[
                { term: '法定代表人', value: people.representativeName },
                { term: idKind ?? '证件号码', value: people.representativeIdNumber },
                { term: '法定代表人手机号', value: people.representativePhone },
                { term: '经办人', value: people.agentName },
                { term: '经办人身份证号', value: people.agentIdNumber },
                { term: '经办人手机号', value: people.agentPhone },
                { term: '经办人邮箱', value: people.agentEmail },
              ]}
            />
          </Card>
          <BillingCard record={record} mayChange={isAdministrator} />
        </Stack>
        <Stack>
          {files.length > 0 ? (
            <Card title="附件">
              <FileList>
                {files.map(({ kind, file }) => (
                  <li key={kind}>
                    <span>
                      {attachmentRule(kind).label}
                      <small>
                        {file.name}，{formatFileSize(file.size)}
                      </small>
                    </span>
                    <Button
                      size="sm"
                      variant="text"
                      aria-label={`下载 ${file.name}`}
                      onClick={() => downloadFile(file)}
                    >
                      下载
                    </Button>
                  </li>
                ))}
              </FileList>
            </Card>
          ) : null}
          <Card title="变更记录">
            {changes.length > 0 ? (
              <Timeline
                items={changes.map(({ at, label: what, before, after }) => ({
                  key: `${at} ${what}`,
                  status: 'done',
                  title: what,
                  time: formatDateTime(at),
                  description: `${before || '（空）'} → ${after || '（空）'}`,
                }))}
              />
            ) : (
              <p>
                还没有变更。
                {savedAt ? <OneLine>最近保存于 {formatMinute(savedAt)}。</OneLine> : null}
              </p>
            )}
          </Card>
        </Stack>
      </Columns>
    </Stack>
  );
}
