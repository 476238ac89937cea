CREATE TABLE "certificate_records" (
	"position" bigint PRIMARY KEY NOT NULL,
	"entry" text NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD COLUMN "key_algorithm" text DEFAULT 'RSA-2048' NOT NULL;--> statement-breakpoint
ALTER TABLE "issue_attempts" ADD COLUMN "key_algorithm" text DEFAULT 'RSA-2048' NOT NULL;--> statement-breakpoint
ALTER TABLE "products" ADD COLUMN "key_algorithm" text DEFAULT 'RSA-2048' NOT NULL;