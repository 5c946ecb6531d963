import type { IncomingMessage, ServerResponse } from 'node:http';
import { PICTURE_PATH } from '../lib/images/answer-picture.server';
import { pictureService } from '../lib/images/picture-service.server';

/** M1: answers a request for a picture, before any other part of the server. Returns false for any other request. */
export async function answerPicture(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  const { url, method = 'GET', headers } = request;
  if (!url?.startsWith(PICTURE_PATH)) return false;
  const answer = await pictureService()({
    method,
    target: url,
    accept: headers.accept,
    ifNoneMatch: headers['if-none-match'],
  });
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
  return true;
}
