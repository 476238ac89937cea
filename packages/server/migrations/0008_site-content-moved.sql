DROP TABLE "downloads" CASCADE;--> statement-breakpoint
DROP TABLE "notices" CASCADE;