// Joins a LiveKit room as the agent and creates the line to one participant, for browsers and for telephones. Room and line
// reference each other. Events of the room before the line exists contain nothing that the line needs.
import type { Logger } from 'pino';
import type { Clock } from '../../../core/clock.ts';
import { createRoomLine, type RoomLine } from './line.ts';
import type { JoinedRoom, JoinOptions } from './room.ts';

interface OpenedRoom extends RoomLine {
  peerJoined: Promise<void>;
}

export type OpenRoom = (options: {
  room: string;
  /** Identity of the participant whose audio the line receives. */
  peer: string;
  signal: AbortSignal;
  onCallStatus(status: string): void;
}) => Promise<OpenedRoom>;

export interface OpenParts {
  clock: Clock;
  log: Logger;
  join(options: Omit<JoinOptions, 'url' | 'token'> & { room: string }): Promise<JoinedRoom>;
  endRoom(room: string): Promise<void>;
}

export function createRoomOpener({ clock, log, join, endRoom }: OpenParts): OpenRoom {
  return async (options) => {
    let line: RoomLine | null = null;
    const listener: JoinOptions['listener'] = {
      frame: (frame) => line?.listener.frame(frame),
      digit: (digit) => line?.listener.digit(digit),
      caption: (caption) => line?.listener.caption(caption),
      gone: (reason) => line?.listener.gone(reason),
    };
    const media = await join({ ...options, listener, clock, log });
    line = createRoomLine(clock, media, () => endRoom(options.room));
    return { ...line, peerJoined: media.peerJoined };
  };
}
