-- The menus of before did not make /getRouters. They are taken out; the next start puts the present ones in.
DELETE FROM "role_menus";--> statement-breakpoint
DELETE FROM "sys_menus";
