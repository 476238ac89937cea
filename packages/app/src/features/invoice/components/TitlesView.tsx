import { Button } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { useConfirm } from '@ca-portal/ui/confirm-dialog';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { Empty } from '@ca-portal/ui/empty';
import { Icon } from '@ca-portal/ui/icon';
import { Skeleton } from '@ca-portal/ui/skeleton';
import { Tag } from '@ca-portal/ui/tag';
import { HiddenText } from '@ca-portal/ui/theme';
import { useState } from 'react';
import { Shown } from '../../../shared/failure/index.js';
import { Lacking, TitleActions, Titles } from '../InvoicePage.styles.js';
import { useMakeDefault, useRemoveTitle, type Title, type useTitles } from '../queries.js';
import { lacking } from '../title-words.js';
import { TitleDialog } from './TitleDialog.js';

interface TitlesViewProps {
  titles: ReturnType<typeof useTitles>;
  adding: boolean;
  onAddingChange: (adding: boolean) => void;
}

/** 发票抬头: saved once, chosen at every application. */
export function TitlesView({ titles, adding, onAddingChange }: TitlesViewProps) {
  const makeDefault = useMakeDefault();
  const remove = useRemoveTitle();
  const [editing, setEditing] = useState<Title>();
  const [confirm, confirmDialog] = useConfirm();
  const drop = async (title: Title) => {
    const sure = await confirm({
      title: '确认删除这个抬头？',
      description: `“${title.title}”删除后不能恢复，已开的发票不受影响。`,
      confirmLabel: '删除',
      tone: 'danger',
    });
    if (sure) remove.mutate({ params: { id: title.id } });
  };

  return (
    <>
      {confirmDialog}
      <Shown
        part
        of={titles}
        what="发票抬头"
        unharmed="已保存的抬头没有变化"
        loading={
          <Titles as="div" aria-busy="true">
            <HiddenText as="output">正在加载发票抬头</HiddenText>
            <Skeleton height="12rem" />
            <Skeleton height="12rem" />
          </Titles>
        }
        empty={
          <Empty
            size="sm"
            title="还没有发票抬头"
            reason="抬头保存后，开票时直接选用。"
            action={
              <Button variant="primary" onClick={() => onAddingChange(true)}>
                新增抬头
              </Button>
            }
          />
        }
      >
        {(all) => (
          <Titles>
            {all.map((title) => (
              <li key={title.id}>
                <Card
                  title={title.title}
                  {...(title.isDefault ? { extra: <Tag tone="brand">默认</Tag> } : {})}
                >
                  <Descriptions
                    columns={1}
                    items={[
                      { term: '类型', value: title.forCompany ? '单位' : '个人，仅普通发票' },
                      { term: '识别号', value: title.taxNumber },
                      { term: '收票邮箱', value: title.email },
                    ]}
                  />
                  {title.forCompany && lacking(title, '2') ? (
                    <Lacking>
                      <Icon name="warning" />缺{lacking(title, '2')}，不能开专用发票
                    </Lacking>
                  ) : null}
                  <TitleActions>
                    <Button
                      size="sm"
                      variant="text"
                      aria-label={`编辑，${title.title}`}
                      onClick={() => setEditing(title)}
                    >
                      编辑
                    </Button>
                    {title.isDefault ? null : (
                      <Button
                        size="sm"
                        variant="text"
                        aria-label={`设为默认，${title.title}`}
                        onClick={() => {
                          const { id, missing: _missing, ...body } = title;
                          makeDefault.mutate({ params: { id }, body: { ...body, isDefault: true } });
                        }}
                      >
                        设为默认
                      </Button>
                    )}
                    <Button
                      size="sm"
                      variant="text"
                      aria-label={`删除，${title.title}`}
                      onClick={() => void drop(title)}
                    >
                      删除
                    </Button>
                  </TitleActions>
                </Card>
              </li>
            ))}
          </Titles>
        )}
      </Shown>
      {adding ? <TitleDialog onClose={() => onAddingChange(false)} /> : null}
      {editing ? <TitleDialog title={editing} onClose={() => setEditing(undefined)} /> : null}
    </>
  );
}
