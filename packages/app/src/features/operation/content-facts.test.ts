import { expect, it } from 'vitest';
import { factLines, factsFrom, factValues } from './content-facts.js';

it('a form changes the facts that it shows and keeps all others', () => {
  const before = [
    { name: 'version', value: '3.1' },
    { name: 'step', value: '下载' },
    { name: 'step', value: '安装' },
    { name: 'file', value: 'driver.zip' },
  ];
  const values = factValues('download', before);
  expect(values).toMatchObject({ 'fact-version': '3.1', 'fact-step': '下载\n安装', 'fact-provider': '' });
  expect(
    factsFrom('download', { ...values, 'fact-version': ' 3.2 ', 'fact-step': '下载\n\n重启' }, before),
  ).toEqual([
    { name: 'version', value: '3.2' },
    { name: 'step', value: '下载' },
    { name: 'step', value: '重启' },
    { name: 'file', value: 'driver.zip' },
  ]);
});

it('are shown under the names of their fields, in the words of the choice', () =>
  expect(
    factLines('download', [
      { name: 'system', value: 'kylin' },
      { name: 'version', value: '' },
      { name: 'step', value: '下载' },
      { name: 'step', value: '安装' },
      { name: 'file', value: 'driver.zip' },
    ]),
  ).toEqual([
    { label: '适用系统', lines: ['麒麟'] },
    { label: '安装步骤', lines: ['下载', '安装'] },
  ]));
