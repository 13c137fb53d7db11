import { describe, expect, it } from 'vitest';
import { isWebPage, mayFollow } from './outside-address.ts';

const follows = (address: string) => mayFollow(new URL(address), 'shop.example', ['http://desk.example:8080']);

describe('an address that the platform named', () => {
  it('is followed over https at every site, and over http at the own host and configured origins [reading 40]', () => {
    const followed = [
      'https://backoffice.elsewhere.example/help?a=b#c',
      'https://elsewhere.example:8443/',
      'HTTPS://ELSEWHERE.example',
      'https://shop.example/files/1',
      'http://shop.example:8117/login',
      'http://desk.example:8080/',
    ];
    expect(followed.filter((address) => !follows(address))).toEqual([]);
  });

  it('is refused without encryption, with credentials, and when it is no page [reading 40]', () => {
    const refused = [
      'http://elsewhere.example/',
      'http://shop.example.elsewhere.example/',
      'http://desk.example/',
      'https://somebody:secret@elsewhere.example/',
      'https://shop.example@elsewhere.example/',
      'https://:secret@elsewhere.example/',
      'http://desk.example:8080@elsewhere.example/',
      'javascript:alert(1)',
      ' JAVA\tSCRIPT:alert(1)',
      'data:text/html,<p>',
      'blob:https://shop.example/1',
      'ftp://shop.example/',
      'file:///etc/hosts',
      'mailto:desk@elsewhere.example',
      'intent://elsewhere.example/#Intent;scheme=https;end',
    ];
    expect(refused.filter(follows)).toEqual([]);
  });
});

it('a link may lead to any page of the web, and to nothing else', () => {
  const isLink = (address: string) => isWebPage(new URL(address));
  expect(['https://a.example/', 'http://a.example/'].filter((address) => !isLink(address))).toEqual([]);
  expect(['javascript:alert(1)', 'https://a:b@c.example/', 'blob:https://a.example/1'].filter(isLink)).toEqual([]);
});
