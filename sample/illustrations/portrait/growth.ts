/** Where hair and beard grow. */
import { pts, type Point } from '../drawing/shapes';

/** Where the beard grows. */
export const beardEdge: Point[] = pts(
  '806,590 818,660 816,740 800,820 764,896 700,958 624,1000 556,1004 498,968 460,906 444,836 446,772 460,716 498,704 540,716 600,712 664,712 716,680 750,632 772,570 788,520',
);
/** Where the hair grows, leaving the ear free. */
export const hairEdge: Point[] = pts(
  '478,412 476,346 504,280 562,236 640,214 728,226 806,276 852,360 868,450 872,530 862,570 850,560 856,520 820,496 796,520 784,540 772,470 742,400 690,352 610,330 540,346 500,380',
);
