import type { OrderDetail } from '@ca-portal/api';
import { orderStateLabels, orderStates } from '@ca-portal/api/domain';
import { Alert } from '@ca-portal/ui/alert';
import { LinkButton } from '@ca-portal/ui/button';
import { Card } from '@ca-portal/ui/card';
import { Descriptions } from '@ca-portal/ui/descriptions';
import { formatDate, groupSerial } from '@ca-portal/ui/formats';
import { SealStamp } from '@ca-portal/ui/seal-stamp';
import { useEffect, useRef } from 'react';
import { serverClock } from '../../../api/server-clock.js';
import { epochOf } from '../../../shared/time/index.js';
import type { Written } from '../writing/write-certificate.js';
import { DoneBox, Serial } from './DoneView.styles.js';
import { bringsSeal } from '../writing/useWriting.js';
import { Body } from './WriteScreen.styles.js';
import { WriteTrack } from './WriteTrack.js';

/** A replacement or change may be written after the end that it keeps. */
const hasEnded = ({ notAfter }: Written) => epochOf(notAfter) <= serverClock.now();

function nextWords(written: Written): string {
  const { state, notAfter } = written;
  if (hasEnded(written) && state === orderStates.completed)
    return `证书沿用原来的有效期，已于 ${formatDate(notAfter)} 到期，现在还不能使用。请在“CA管理”办理延期续费。`;
  if (state === orderStates.completed)
    return `证书已生效，有效期至 ${formatDate(notAfter)}。现在可以拔出CA锁。`;
  const next = state === orderStates.readyForShipping ? '安排寄出' : '核对领取人的身份证后交付';
  return `订单现在是“${orderStateLabels[state]}”。请拔出CA锁，贴好标签，登记制证完成，再${next}。`;
}

/** The lock contains the certificate, and the portal has the proof. Takes the focus. */
export function DoneView({ order, written }: { order: OrderDetail; written: Written }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  const sealOnly = bringsSeal(order);
  const own = written.state === orderStates.completed;
  const valid = own && !hasEnded(written);
  return (
    <Card>
      <WriteTrack providerName={order.providerName} sealOnly={sealOnly} at="done" />
      <Body>
        <DoneBox>
          <div>
            <h2 ref={title} tabIndex={-1}>
              {sealOnly ? '新印章已写入' : '证书已写入'}
            </h2>
            <p>{sealOnly ? '证书和到期日没有变化。现在可以拔出CA锁。' : nextWords(written)}</p>
          </div>
          <SealStamp
            shape="round"
            text={valid ? '已生效' : '已写入'}
            caption={sealOnly ? '执业印章' : '数字证书'}
          />
        </DoneBox>
        {written.sealReason ? (
          <Alert tone="warning" title="锁里还没有写入电子印章">
            {written.sealReason}。证书可以正常使用；需要印章时请联系客服补写。
          </Alert>
        ) : null}
        <Descriptions
          items={[
            { term: '持有人', value: order.holderName },
            { term: '证书', value: order.productName },
            { term: '证书序列号', value: <Serial>{groupSerial(written.serialNumber)}</Serial> },
            { term: '有效期至', value: formatDate(written.notAfter) },
            { term: '服务商', value: order.providerName },
            { term: '设备编号', value: <Serial>{written.deviceId}</Serial> },
            { term: '适用平台', value: order.platformNames.join('、'), full: true },
          ]}
        />
        <DoneBox data-actions="">
          {own ? (
            <>
              {valid ? (
                <LinkButton variant="primary" href="/loginByCa">
                  用CA锁登录试试
                </LinkButton>
              ) : null}
              <LinkButton variant={valid ? 'secondary' : 'primary'} href="/core/caManage">
                查看我的证书
              </LinkButton>
            </>
          ) : (
            <LinkButton
              variant="primary"
              href={`/certManage/makingDesk?list=${written.state === orderStates.readyForShipping ? 'ship' : 'handOver'}&item=${order.orderNo}`}
            >
              去登记制证完成
            </LinkButton>
          )}
        </DoneBox>
      </Body>
    </Card>
  );
}
