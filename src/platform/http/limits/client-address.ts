import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

export interface ClientAddress {
  /** An IPv4 address, or the /64 of an IPv6 address: usually one subscriber. */
  readonly line: string;
  readonly network: string | undefined;
}

const withPort = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d+)?$/;

const readAddress = (text: string): string | undefined => {
  const [, v6, v4] = withPort.exec(text) ?? [];
  const [address = ''] = (v6 ?? v4 ?? text).split('%', 1);
  return isIP(address) === 0 ? undefined : address;
};

const toHex = (bytes: readonly number[]): string => bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('');

export const readClientAddress = (request: Pick<FastifyRequest, 'ip' | 'socket'>): ClientAddress => {
  // Despite its type, `request.ip` is undefined once the socket has closed.
  const address = readAddress(request.ip ?? '') ?? request.socket.remoteAddress ?? '';
  if (isIP(address) === 0) return { line: address, network: undefined };
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return { line: parsed.toString(), network: undefined };
  const bytes = parsed.toByteArray();
  return { line: `${toHex(bytes.slice(0, 8))}/64`, network: `${toHex(bytes.slice(0, 6))}/48` };
};
