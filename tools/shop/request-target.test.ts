import { expect, it } from 'vitest';
import { targetOf } from './request-target.ts';

it.each([
  ['/', { pathname: '/', search: '' }],
  ['/api/x?y=1?z', { pathname: '/api/x', search: '?y=1?z' }],
  ['/%', { pathname: '/%', search: '' }],
  ['/a//b', { pathname: '/a//b', search: '' }],
  ['http://anywhere.example/api/x?y=1', { pathname: '/api/x', search: '?y=1' }],
  ['HTTP://anywhere.example', { pathname: '/', search: '' }],
  ['http://anywhere.example//host/x', null],
  ['//', null],
  ['//host/api/x', null],
  ['/\\host/api/x', null],
  ['http://', null],
  ['ftp://host/x', null],
  ['host:443', null],
  ['*', null],
  ['', null],
])('reads %j as %j', (requested, target) => {
  expect(targetOf(requested)).toEqual(target);
});
