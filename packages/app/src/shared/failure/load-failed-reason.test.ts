import { ApiError } from '@ca-portal/api';
import { expect, test } from 'vitest';
import { causeOf, loadFailedReason } from './load-failed-reason.js';

test('a refusal keeps the server’s own words, with or without a full stop', () => {
  expect(causeOf(new ApiError('business', 601, '订单已经关闭。'))).toBe('订单已经关闭');
  expect(causeOf(new ApiError('business', 601, ''))).toBe('可能是网络断开或服务器繁忙');
});

test('any other failure names the network or a busy server', () => {
  for (const error of [new ApiError('network', 0, 'offline'), new Error('secret'), undefined])
    expect(loadFailedReason(error)).toBe('可能是网络断开或服务器繁忙，请重试。');
});

test('says what the failure did not change', () => {
  expect(loadFailedReason(undefined, '您的选择还在')).toBe(
    '可能是网络断开或服务器繁忙。您的选择还在，请重试。',
  );
});
